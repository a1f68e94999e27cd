extension SystemSymbols {
    /// The glyphs of the icon font by code point, with the names of the symbols that use them.
    static let iconTable = """
        F64C accessibility accessibility.fill figure.arms.open voiceover
        F01B air.conditioner.horizontal air.conditioner.horizontal.fill air.conditioner.vertical
        F01B air.conditioner.vertical.fill
        F01D airplane
        F5D4 airplane.arrival
        F5D5 airplane.departure
        F118 airplayaudio airplayvideo appletv appletv.fill
        F2CB airpods airpods.gen3 airpodsmax airpodspro beats.headphones earbuds earpods headphones
        F020 alarm alarm.fill alarm.waves.left.and.right alarm.waves.left.and.right.fill deskclock deskclock.fill
        F24A allergens allergens.fill camera.macro
        F25D american.football american.football.fill football football.fill
        F030 amplifier
        F0E4 ant ant.fill ladybug ladybug.fill
        F002 antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
        F614 app app.fill appclip dock.rectangle macwindow macwindow.on.rectangle menubar.rectangle uiwindow.split.2x1
        F394 app.badge app.badge.fill
        F2A1 app.gift app.gift.fill gift gift.fill
        F035 apple.logo applelogo
        F18D apple.terminal apple.terminal.fill terminal terminal.fill
        F478 applescript applescript.fill scroll scroll.fill
        F454 appletvremote.gen4 appletvremote.gen4.fill av.remote av.remote.fill
        F589 applewatch applewatch.radiowaves.left.and.right applewatch.watchface
        F03B apps.ipad apps.ipad.landscape apps.iphone apps.iphone.landscape circle.grid.3x3 circle.grid.3x3.fill
        F296 arcade.stick.console arcade.stick.console.fill circle.grid.cross circle.grid.cross.fill
        F03C archivebox archivebox.fill
        F1A7 arkit cube cube.transparent cube.transparent.fill view.3d
        F4E6 arrow.2.circlepath arrow.triangle.2.circlepath
        F44C arrow.3.trianglepath
        F04D arrow.backward arrow.left
        F600 arrow.backward.to.line arrow.left.to.line chevron.backward.to.line chevron.left.to.line
        F453 arrow.clockwise gobackward.minus goforward goforward.plus restart
        F5F6 arrow.clockwise.heart arrow.clockwise.heart.fill arrow.down.heart arrow.down.heart.fill arrow.up.heart
        F5F6 arrow.up.heart.fill bolt.heart bolt.heart.fill waveform.path.ecg waveform.path.ecg.rectangle
        F5F6 waveform.path.ecg.rectangle.fill
        F63F arrow.clockwise.icloud arrow.clockwise.icloud.fill
        F06F arrow.counterclockwise
        F045 arrow.down
        F1DA arrow.down.app arrow.down.app.fill arrow.down.to.line square.and.arrow.down square.and.arrow.down.fill
        F042 arrow.down.backward arrow.down.left
        F048 arrow.down.circle
        F047 arrow.down.circle.fill
        F220 arrow.down.doc arrow.down.doc.fill doc.badge.plus doc.fill.badge.plus
        F043 arrow.down.forward arrow.down.right
        F615 arrow.down.left.and.arrow.up.right arrow.down.right.and.arrow.up.left rectangle.compress.vertical
        F367 arrow.down.message arrow.down.message.fill arrow.up.message arrow.up.message.fill
        F054 arrow.forward arrow.right
        F601 arrow.forward.to.line arrow.right.to.line chevron.forward.to.line chevron.right.to.line
        F4E1 arrow.left.and.right arrow.left.arrow.right arrow.triangle.capsulepath arrow.triangle.swap rectangle.2.swap
        F050 arrow.left.circle
        F04F arrow.left.circle.fill
        F62D arrow.merge arrow.triangle.merge
        F456 arrow.rectanglepath repeat
        F057 arrow.right.circle
        F056 arrow.right.circle.fill
        F312 arrow.right.to.line.compact escape
        F108 arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill camera.rotate
        F62C arrow.triangle.branch
        F4C2 arrow.triangle.pull
        F1D0 arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
        F311 arrow.turn.down.left return return.left return.right
        F60D arrow.turn.down.right
        F45A arrow.turn.up.left arrow.uturn.backward arrowshape.turn.up.backward arrowshape.turn.up.backward.fill
        F45A arrowshape.turn.up.left arrowshape.turn.up.left.fill
        F496 arrow.turn.up.right arrowshape.turn.up.forward arrowshape.turn.up.forward.fill arrowshape.turn.up.right
        F496 arrowshape.turn.up.right.fill
        F05D arrow.up
        F4E2 arrow.up.and.down arrow.up.and.down.text.horizontal arrow.up.arrow.down
        F1B6 arrow.up.and.down.and.arrow.left.and.right
        F05B arrow.up.backward arrow.up.left
        F5E9 arrow.up.bin arrow.up.bin.fill arrow.up.trash arrow.up.trash.fill xmark.bin xmark.bin.fill
        F060 arrow.up.circle
        F05F arrow.up.circle.fill
        F21D arrow.up.doc arrow.up.doc.fill doc.badge.arrow.up doc.badge.arrow.up.fill doc.badge.ellipsis
        F21D doc.badge.gearshape doc.badge.gearshape.fill
        F05C arrow.up.forward arrow.up.right
        F616 arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left rectangle.expand.vertical
        F552 arrow.up.to.line square.and.arrow.up square.and.arrow.up.fill
        F44F arrow.uturn.down arrow.uturn.up
        F44E arrow.uturn.forward arrow.uturn.right
        F54C arrow.uturn.left
        F04E arrowshape.backward arrowshape.backward.fill arrowshape.left arrowshape.left.fill
        F046 arrowshape.down arrowshape.down.fill
        F055 arrowshape.forward arrowshape.forward.fill arrowshape.right arrowshape.right.fill
        F45B arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.fill
        F05E arrowshape.up arrowshape.up.fill
        F19F aspectratio aspectratio.fill viewfinder
        F065 at
        F587 backpack backpack.fill suitcase.rolling suitcase.rolling.fill
        F45F backward backward.fill
        F4AE backward.end backward.end.fill
        F4AB backward.end.alt backward.end.alt.fill
        F4D5 backward.frame backward.frame.fill
        F49A bag bag.badge.minus bag.badge.minus.fill bag.badge.plus bag.badge.plus.fill bag.fill handbag handbag.fill
        F49A suitcase.cart suitcase.cart.fill
        F01C balloon balloon.2 balloon.2.fill balloon.fill fireworks party.popper party.popper.fill
        F2E0 bandage bandage.fill cross cross.case cross.case.fill cross.fill
        F114 banknote banknote.fill
        F071 barcode
        F072 barcode.viewfinder
        F29A barometer dial.high dial.high.fill dial.low dial.low.fill dial.medium dial.medium.fill dial.min gauge
        F29A gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.50percent gauge.with.needle
        F29A gauge.with.needle.fill
        F1E0 baseball baseball.fill basketball basketball.fill volleyball volleyball.fill
        F076 basket basket.fill
        F08E battery.0 battery.0percent
        F079 battery.100 battery.100percent
        F084 battery.100.bolt battery.100percent.bolt
        F07C battery.25
        F07B battery.25percent
        F07E battery.50 battery.50percent
        F081 battery.75 battery.75percent
        F10C batteryblock batteryblock.fill bolt.batteryblock bolt.batteryblock.fill minus.plus.batteryblock
        F10C minus.plus.batteryblock.fill
        F092 beach.umbrella beach.umbrella.fill
        F2E3 bed.double bed.double.fill
        F09C bell
        F09F bell.badge
        F09E bell.badge.fill
        F09A bell.fill
        F09B bell.slash bell.slash.fill
        F0A3 bicycle figure.indoor.cycle figure.outdoor.cycle
        F0A5 binoculars binoculars.fill
        F1E5 bird bird.fill
        F0EB birthday.cake birthday.cake.fill
        F0AC blinds.horizontal.closed blinds.horizontal.open blinds.vertical.closed blinds.vertical.open
        F264 bold
        F287 bold.italic.underline bold.underline underline
        F241 bolt bolt.fill bolt.horizontal bolt.horizontal.fill
        F242 bolt.badge.automatic bolt.badge.automatic.fill
        F243 bolt.slash
        F003 bonjour
        F0BD book
        F0BA book.closed book.closed.fill character.book.closed character.book.closed.fill text.book.closed
        F0BA text.book.closed.fill
        F5DA book.fill book.pages book.pages.fill
        F0C3 bookmark
        F0C0 bookmark.fill
        F332 books.vertical books.vertical.fill
        F53D box.truck box.truck.fill truck.box truck.box.fill
        F0D6 briefcase briefcase.fill suitcase suitcase.fill
        F182 bubble.left bubble.right
        F28C bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
        F17D bubble.left.and.exclamationmark.bubble.right bubble.left.and.exclamationmark.bubble.right.fill
        F17A bubble.left.fill bubble.right.fill
        F361 bubble.middle.bottom bubble.middle.bottom.fill bubble.middle.top bubble.middle.top.fill message.fill
        F3C6 building building.fill
        F1D7 building.2 building.2.fill
        F070 building.columns building.columns.fill dollarsign.bank.building dollarsign.bank.building.fill
        F0E7 bus bus.doubledecker bus.doubledecker.fill bus.fill
        F553 cable.connector mediastick
        F4DF cablecar cablecar.fill
        F0EE calendar
        F0EF calendar.badge.checkmark
        F0F0 calendar.badge.clock
        F0F4 calendar.badge.exclamationmark calendar.badge.minus
        F0F3 calendar.badge.plus
        F0F6 calendar.day.timeline.left calendar.day.timeline.right
        F100 camera camera.fill
        F104 camera.aperture
        F2F0 camera.filters
        F2F1 camera.metering.center.weighted camera.metering.none camera.metering.spot camera.viewfinder
        F105 camera.on.rectangle camera.on.rectangle.fill
        F120 candybarphone iphone.gen1 iphone.gen2 iphone.gen3 iphone.landscape smartphone
        F632 capslock capslock.fill
        F402 capsule capsule.fill pill pill.fill pills pills.fill
        F15E captions.bubble captions.bubble.fill
        F10B car car.fill
        F10F carrot carrot.fill
        F111 cart
        F112 cart.badge.plus cart.badge.plus.fill
        F110 cart.fill
        F11B cat cat.fill
        F4A2 cellularbars
        F125 chair chair.fill
        F4B9 chair.lounge chair.lounge.fill sofa sofa.fill
        F2BF character.bubble character.bubble.fill
        F5E7 character.cursor.ibeam
        F128 chart.bar chart.bar.fill
        F215 chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.xaxis
        F66D chart.dots.scatter
        F12A chart.line.uptrend.xyaxis chart.xyaxis.line
        F12B chart.pie chart.pie.fill
        F13A checkerboard.rectangle rectangle.checkered
        F5C7 checklist checklist.checked checklist.unchecked text.badge.checkmark
        F12C checkmark
        F180 checkmark.bubble checkmark.bubble.fill
        F5E1 checkmark.circle
        F5E0 checkmark.circle.fill
        F160 checkmark.icloud checkmark.icloud.fill
        F483 checkmark.shield checkmark.shield.fill exclamationmark.shield exclamationmark.shield.fill lock.shield
        F483 shield.checkered shield.lefthalf.filled shield.righthalf.filled xmark.shield xmark.shield.fill
        F135 checkmark.square
        F132 checkmark.square.fill
        F141 chevron.backward chevron.compact.backward chevron.compact.left chevron.left
        F13D chevron.backward.2 chevron.left.2
        F140 chevron.compact.down chevron.down
        F142 chevron.compact.forward chevron.compact.right chevron.forward chevron.right
        F143 chevron.compact.up chevron.up
        F04B chevron.down.circle
        F04A chevron.down.circle.fill
        F13E chevron.forward.2 chevron.right.2
        F053 chevron.left.circle
        F052 chevron.left.circle.fill
        F174 chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        F05A chevron.right.circle
        F059 chevron.right.circle.fill
        F54F chevron.up.chevron.down
        F063 chevron.up.circle
        F062 chevron.up.circle.fill
        F130 circle moonphase.new.moon
        F489 circle.dashed circle.dotted square.dashed
        F12F circle.fill
        F570 circle.grid.2x2 circle.grid.2x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill square.grid.2x2
        F570 square.grid.2x2.fill square.split.2x2 square.split.2x2.fill
        F2B2 circle.hexagongrid circle.hexagongrid.fill circle.hexagonpath circle.hexagonpath.fill
        F43E circle.inset.filled
        F0DF circle.lefthalf.filled
        F197 circle.righthalf.filled
        F06E clear clear.fill delete.backward delete.backward.fill delete.forward delete.forward.fill delete.left
        F06E delete.left.fill delete.right delete.right.fill
        F14D clipboard
        F147 clipboard.fill
        F150 clock clock.fill
        F2DA clock.arrow.circlepath memories
        F5CE clock.badge.checkmark clock.badge.checkmark.fill clock.badge.exclamationmark clock.badge.exclamationmark.fill
        F163 cloud icloud
        F15F cloud.fill icloud.fill
        F594 moon moon.fill moon.stars moon.stars.fill
        F598 snow snowflake
        F190 comb comb.fill scissors scissors.badge.ellipsis
        F633 command
        F358 compass.drawing
        F37D computermouse computermouse.fill magicmouse magicmouse.fill
        F537 cone cone.fill pyramid pyramid.fill triangle
        F634 control
        F61A cpu cpu.fill
        F19B creditcard creditcard.fill
        F19E crop
        F475 crop.rotate
        F1A5 crown crown.fill
        F3D7 cube.box shippingbox shippingbox.fill
        F1A6 cube.fill
        F176 cup.and.saucer cup.and.saucer.fill
        F169 curlybraces ellipsis.curlybraces
        F1B5 cursorarrow cursorarrow.click cursorarrow.click.2 cursorarrow.rays
        F1B8 cylinder cylinder.fill cylinder.split.1x2 cylinder.split.1x2.fill
        F275 decrease.indent
        F27E decrease.quotelevel increase.quotelevel quote.bubble.fill quote.closing quote.opening text.quote
        F1C4 desktopcomputer
        F1CE dice dice.fill die.face.5 die.face.5.fill
        F1CA die.face.1 die.face.1.fill
        F1CB die.face.2 die.face.2.fill
        F1CC die.face.3 die.face.3.fill
        F1CD die.face.4 die.face.4.fill
        F1CF die.face.6 die.face.6.fill
        F379 display
        F37A display.2
        F224 doc
        F222 doc.append doc.append.fill
        F214 doc.fill
        F14E doc.on.clipboard list.bullet.clipboard list.bullet.clipboard.fill list.clipboard list.clipboard.fill
        F192 doc.on.clipboard.fill
        F18F doc.on.doc doc.on.doc.fill rectangle.on.rectangle
        F219 doc.plaintext doc.plaintext.fill doc.richtext.fill doc.text doc.text.fill doc.text.image doc.text.image.fill
        F21F doc.richtext
        F21E doc.text.magnifyingglass doc.viewfinder doc.viewfinder.fill rectangle.and.text.magnifyingglass
        F21E text.magnifyingglass text.viewfinder
        F5C4 doc.zipper
        F1B3 dollarsign
        F206 door.left.hand.closed door.left.hand.open door.right.hand.closed door.right.hand.open
        F46B dot.radiowaves.forward dot.radiowaves.right
        F297 dpad dpad.fill gamecontroller gamecontroller.fill
        F58C drop drop.fill drop.triangle drop.triangle.fill
        F5CC drop.halffull
        F1E6 dumbbell dumbbell.fill figure.strengthtraining.traditional gym.bag gym.bag.fill
        F1EA eject eject.fill
        F1D8 ellipsis
        F184 ellipsis.bubble ellipsis.bubble.fill ellipsis.message ellipsis.message.fill
        F1D9 ellipsis.vertical.bubble ellipsis.vertical.bubble.fill
        F1FA engine.combustion engine.combustion.fill
        F1F0 envelope
        F5F0 envelope.arrow.triangle.branch envelope.arrow.triangle.branch.fill greetingcard greetingcard.fill
        F1EE envelope.badge envelope.badge.fill envelope.fill mail mail.fill mail.stack mail.stack.fill
        F5EF envelope.open
        F1EF envelope.open.fill
        F1FC equal
        F1FE eraser eraser.fill eraser.line.dashed eraser.line.dashed.fill
        F5F1 ev.charger ev.charger.fill
        F205 exclamationmark
        F17E exclamationmark.bubble exclamationmark.bubble.fill
        F5D6 exclamationmark.circle
        F028 exclamationmark.circle.fill
        F164 exclamationmark.icloud exclamationmark.icloud.fill icloud.slash xmark.icloud xmark.icloud.fill
        F02A exclamationmark.triangle
        F026 exclamationmark.triangle.fill
        F2CA externaldrive externaldrive.badge.minus externaldrive.badge.plus externaldrive.connected.to.line.below
        F2CA externaldrive.connected.to.line.below.fill externaldrive.fill internaldrive internaldrive.fill
        F208 eye eye.fill
        F209 eye.slash eye.slash.fill
        F20A eyedropper
        F20B eyedropper.full eyedropper.halffull
        F2AA eyeglasses
        F1F5 face.smiling face.smiling.fill
        F643 faceid
        F210 fan fan.ceiling fan.ceiling.fill fan.fill fan.floor fan.floor.fill
        F212 faxmachine faxmachine.fill printer.dotmatrix printer.dotmatrix.fill scanner scanner.fill
        F213 ferry ferry.fill sailboat sailboat.fill
        F64B figure figure.stand
        F2E8 figure.2 figure.2.arms.open toilet toilet.fill
        F0D3 figure.bowling
        F2E7 figure.child
        F583 figure.hiking figure.walk shoe shoe.2 shoe.2.fill shoe.fill shoeprints.fill
        F4E3 figure.open.water.swim figure.pool.swim
        F5A4 figure.roll
        F608 figure.rower
        F46E figure.run
        F4B8 figure.soccer soccerball sportscourt sportscourt.fill
        F4CD figure.stairs stairs
        F507 figure.tennis tennis.racket tennisball tennisball.fill
        F64A figure.wave hand.wave hand.wave.fill hands.clap hands.clap.fill
        F230 film film.fill
        F381 film.stack film.stack.fill movieclapper movieclapper.fill
        F484 firewall firewall.fill
        F23A fish fish.fill
        F23D flag
        F240 flag.2.crossed flag.2.crossed.fill
        F23C flag.checkered flag.checkered.2.crossed
        F23B flag.fill
        F238 flame flame.fill
        F245 flashlight.off.fill
        F244 flashlight.on.fill
        F093 flask flask.fill
        F4AA flowchart flowchart.fill
        F256 folder
        F252 folder.badge.gearshape folder.fill.badge.gearshape
        F258 folder.badge.minus folder.badge.minus.fill folder.fill.badge.minus
        F24C folder.badge.person.crop folder.badge.person.crop.fill folder.fill.badge.person.crop
        F257 folder.badge.plus folder.badge.plus.fill folder.fill.badge.plus
        F24B folder.fill
        F5F2 fork.knife
        F211 forward forward.fill
        F4AD forward.end forward.end.fill
        F4AC forward.end.alt forward.end.alt.fill
        F4D7 forward.frame forward.frame.fill
        F0B8 fossil.shell fossil.shell.fill
        F65A frying.pan frying.pan.fill
        F298 fuelpump fuelpump.fill
        F295 function fx
        F493 gear gearshape gearshape.2 gearshape.2.fill gearshape.fill
        F585 giftcard giftcard.fill
        F59F globe
        F1E7 globe.americas globe.americas.fill globe.asia.australia globe.asia.australia.fill globe.europe.africa
        F1E7 globe.europe.africa.fill
        F459 gobackward
        F474 graduationcap graduationcap.fill studentdesk
        F2C4 guitars guitars.fill
        F464 gyroscope perspective rotate.3d rotate.3d.fill scale.3d skew
        F29B hammer hammer.fill
        F2C7 hand.point.right hand.point.right.fill hand.raised hand.raised.fill
        F1B7 hand.point.up.left hand.point.up.left.fill hand.tap hand.tap.fill
        F0AD hand.raised.slash hand.raised.slash.fill nosign
        F512 hand.thumbsdown
        F511 hand.thumbsdown.fill
        F514 hand.thumbsup
        F513 hand.thumbsup.fill
        F068 hands.and.sparkles hands.and.sparkles.fill hands.sparkles hands.sparkles.fill sparkles wand.and.rays
        F068 wand.and.rays.inverse wand.and.stars wand.and.stars.inverse
        F2C8 hanger
        F2D5 heart
        F2D1 heart.fill
        F2D4 heart.slash heart.slash.fill
        F2D3 heart.text.square heart.text.square.fill
        F438 heater.vertical heater.vertical.fill
        F2D9 hexagon
        F2D8 hexagon.fill
        F4C3 hifispeaker hifispeaker.2 hifispeaker.2.fill hifispeaker.fill homepod homepod.fill
        F652 highlighter
        F0E6 horn horn.fill megaphone megaphone.fill
        F51F hourglass hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.tophalf.fill
        F51F hourglass.tophalf.filled
        F2DC house house.fill
        F2DE house.lodge house.lodge.fill
        F58E humidity humidity.fill
        F59E hurricane tornado tropicalstorm
        F162 icloud.and.arrow.down icloud.and.arrow.down.fill
        F167 icloud.and.arrow.up icloud.and.arrow.up.fill
        F276 increase.indent text.append text.insert
        F64E info
        F2FD info.circle
        F2FC info.circle.fill
        F4F6 ipad
        F121 ipad.and.iphone laptopcomputer.and.iphone macbook.and.iphone
        F4F8 ipad.gen1 ipad.gen2 ipad.landscape
        F11C iphone
        F566 iphone.radiowaves.left.and.right
        F122 iphone.slash
        F277 italic
        F306 key key.fill
        F30B key.horizontal key.horizontal.fill
        F307 key.icloud key.icloud.fill
        F30C keyboard keyboard.fill
        F30F keyboard.chevron.compact.down keyboard.chevron.compact.down.fill
        F4C8 lamp.desk lamp.desk.fill lamp.table lamp.table.fill
        F322 laptopcomputer
        F485 lasso lasso.badge.sparkles rectangle.dashed
        F073 laurel.leading laurel.trailing
        F32A leaf leaf.fill
        F46D level level.fill pencil.and.ruler pencil.and.ruler.fill ruler ruler.fill
        F336 lightbulb
        F335 lightbulb.2 lightbulb.2.fill lightbulb.fill lightbulb.led lightbulb.led.fill
        F52C lightrail lightrail.fill train.side.front.car
        F522 lightswitch.off lightswitch.off.fill
        F521 lightswitch.on lightswitch.on.fill switch.2
        F35C line.3.horizontal line.horizontal.3
        F236 line.3.horizontal.decrease line.horizontal.3.decrease
        F339 link link.badge.plus personalhotspot
        F161 link.icloud link.icloud.fill
        F279 list.bullet list.dash
        F645 list.bullet.below.rectangle list.bullet.indent list.triangle
        F572 list.bullet.rectangle list.bullet.rectangle.fill list.bullet.rectangle.portrait
        F572 list.bullet.rectangle.portrait.fill list.dash.header.rectangle
        F27B list.number
        F27A list.star
        F01A livephoto livephoto.play
        F390 location location.fill location.north location.north.fill
        F352 location.magnifyingglass mappin.and.ellipse
        F341 lock
        F221 lock.doc lock.doc.fill
        F33E lock.fill
        F3F8 lock.ipad lock.iphone
        F340 lock.open
        F33F lock.open.fill
        F476 lock.rotation
        F5FB lock.trianglebadge.exclamationmark lock.trianglebadge.exclamationmark.fill
        F324 macbook macbook.gen1 macbook.gen2
        F1C5 macmini macmini.fill macpro.gen3 macpro.gen3.fill macstudio macstudio.fill pc
        F395 magazine magazine.fill newspaper newspaper.fill
        F349 magnifyingglass
        F34D map map.fill
        F34E mappin
        F351 mappin.slash
        F50F medical.thermometer medical.thermometer.fill thermometer thermometer.high thermometer.low thermometer.medium
        F35B memorychip memorychip.fill
        F0BE menucard menucard.fill
        F365 message
        F653 message.badge message.badge.fill plus.message plus.message.fill
        F06B metronome metronome.fill
        F36E mic
        F36C mic.fill
        F36D mic.slash
        F4DE microwave microwave.fill oven oven.fill stove stove.fill
        F374 minus space
        F377 minus.circle
        F376 minus.circle.fill
        F34A minus.magnifyingglass
        F4B2 moon.zzz moon.zzz.fill
        F0DC moonphase.first.quarter moonphase.last.quarter moonphase.waning.crescent moonphase.waning.gibbous
        F0DC moonphase.waxing.crescent moonphase.waxing.gibbous
        F0DA moonphase.full.moon
        F2F5 mountain.2 mountain.2.fill
        F655 move.3d
        F2A6 mug mug.fill
        F156 multiply xmark
        F370 music.mic
        F387 music.note
        F385 music.note.house music.note.house.fill
        F411 music.note.list
        F38B music.quarternote.3
        F317 network
        F39B note
        F39E note.text square.text.square square.text.square.fill
        F423 number
        F5EE opticaldisc opticaldisc.fill opticaldiscdrive opticaldiscdrive.fill
        F635 option
        F0E3 paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill
        F3D8 paintpalette paintpalette.fill
        F3DC pano pano.fill
        F3E2 paperclip
        F066 paperclip.badge.ellipsis rectangle.and.paperclip
        F48A paperplane paperplane.fill
        F172 parentheses
        F3E4 pause pause.fill
        F3E6 pause.circle
        F3E5 pause.circle.fill
        F3E9 pawprint pawprint.fill
        F3EB pencil
        F0C9 pencil.and.outline pencil.line
        F648 pencil.tip
        F3F0 percent
        F013 person
        F00F person.2 person.3 person.3.sequence person.3.sequence.fill
        F630 person.2.badge.gearshape person.2.badge.gearshape.fill
        F00E person.2.fill person.3.fill
        F00A person.and.arrow.left.and.arrow.right
        F007 person.and.background.dotted person.crop.rectangle.stack person.crop.rectangle.stack.fill person.crop.square
        F007 rectangle.stack.person.crop rectangle.stack.person.crop.fill
        F00B person.badge.key person.badge.key.fill
        F00D person.badge.minus person.crop.circle.badge.minus person.crop.circle.badge.minus.fill person.fill.badge.minus
        F014 person.badge.plus person.crop.circle.badge.plus person.crop.circle.badge.plus.fill person.fill.badge.plus
        F004 person.bust person.bust.fill person.fill
        F009 person.circle.fill person.crop.circle person.crop.circle.fill
        F008 person.crop.circle.badge.checkmark person.crop.circle.badge.checkmark.fill person.fill.checkmark
        F005 person.crop.circle.badge.exclamationmark person.crop.circle.badge.exclamationmark.fill
        F005 person.crop.circle.badge.questionmark person.crop.circle.badge.questionmark.fill person.fill.questionmark
        F015 person.crop.circle.badge.xmark person.crop.circle.badge.xmark.fill person.fill.xmark
        F5D2 person.crop.rectangle person.crop.rectangle.fill person.text.rectangle person.text.rectangle.fill
        F006 person.crop.square.fill
        F011 person.icloud person.icloud.fill
        F019 person.line.dotted.person person.line.dotted.person.fill
        F5CB person.wave.2 person.wave.2.fill
        F3F2 phone phone.fill
        F3F7 phone.arrow.down.left phone.arrow.down.left.fill
        F3FB phone.arrow.up.right phone.arrow.up.right.fill
        F659 phone.badge.plus phone.badge.plus.fill
        F185 phone.bubble phone.bubble.fill quote.bubble star.bubble star.bubble.fill video.bubble video.bubble.fill
        F3F6 phone.connection phone.connection.fill
        F3F5 phone.down phone.down.fill
        F2E9 photo photo.fill
        F2F9 photo.artframe photo.badge.plus photo.badge.plus.fill photo.fill.on.rectangle.fill photo.on.rectangle
        F2F9 photo.on.rectangle.angled photo.stack photo.stack.fill photo.tv
        F628 pianokeys
        F403 pin pin.fill
        F404 pin.slash
        F40A play play.fill
        F40D play.circle
        F40C play.circle.fill
        F40B play.rectangle play.rectangle.fill
        F333 play.rectangle.on.rectangle play.rectangle.on.rectangle.fill play.square.stack play.square.stack.fill
        F5C3 play.tv play.tv.fill
        F40E playpause playpause.fill
        F415 plus
        F183 plus.bubble plus.bubble.fill
        F419 plus.circle
        F417 plus.circle.fill
        F34B plus.magnifyingglass
        F334 plus.rectangle.fill.on.rectangle.fill plus.rectangle.on.folder plus.rectangle.on.folder.fill
        F334 plus.rectangle.on.rectangle plus.square.fill.on.square.fill plus.square.on.square rectangle.stack.badge.minus
        F334 rectangle.stack.badge.minus.fill rectangle.stack.badge.plus rectangle.stack.badge.plus.fill
        F334 sparkles.rectangle.stack sparkles.rectangle.stack.fill
        F416 plus.square plus.square.fill
        F497 point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
        F46A point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath
        F46A point.topleft.down.to.point.bottomright.curvepath.fill
        F422 popcorn popcorn.fill
        F425 power poweroff poweron powersleep togglepower
        F427 powercord powercord.fill powerplug powerplug.fill
        F42A printer printer.fill
        F431 puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill
        F432 qrcode
        F433 qrcode.viewfinder
        F2D6 questionmark
        F186 questionmark.bubble questionmark.bubble.fill
        F625 questionmark.circle
        F2D7 questionmark.circle.fill
        F439 radio radio.fill
        F344 rainbow
        F0E0 rays
        F44A record.circle
        F57D recordingtape
        F1A0 rectangle rectangle.fill rectangle.ratio.16.to.9 rectangle.ratio.16.to.9.fill rectangle.ratio.4.to.3
        F1A0 rectangle.ratio.4.to.3.fill
        F574 rectangle.3.group rectangle.3.group.fill rectangle.3.offgrid rectangle.3.offgrid.fill
        F60E rectangle.and.pencil.and.ellipsis
        F56A rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.split.1x2 rectangle.split.1x2.fill square.split.1x2
        F56A square.split.1x2.fill
        F573 rectangle.grid.3x2 rectangle.grid.3x2.fill rectangle.split.2x2 rectangle.split.2x2.fill rectangle.split.3x3
        F573 rectangle.split.3x3.fill square.grid.3x2 square.grid.3x2.fill
        F1A1 rectangle.portrait rectangle.portrait.fill
        F343 rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.forward.fill
        F343 rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill
        F343 rectangle.righthalf.inset.filled.arrow.right
        F56D rectangle.split.2x1 rectangle.split.2x1.fill rectangle.split.3x1 rectangle.split.3x1.fill square.split.2x1
        F56D square.split.2x1.fill
        F328 rectangle.stack rectangle.stack.fill square.2.layers.3d square.2.layers.3d.fill square.3.layers.3d
        F328 square.3.layers.3d.down.left square.3.layers.3d.down.right square.stack square.stack.3d.up
        F328 square.stack.3d.up.fill square.stack.fill
        F28F refrigerator refrigerator.fill
        F458 repeat.1
        F462 road.lanes
        F47A rosette xmark.seal.fill
        F465 rotate.left rotate.left.fill
        F467 rotate.right rotate.right.fill
        F18C safari safari.fill
        F5A2 scalemass scalemass.fill
        F37C scooter
        F1A3 scope
        F477 screwdriver screwdriver.fill
        F559 scribble scribble.variable signature
        F479 sdcard sdcard.fill
        F48B server.rack
        F499 shield
        F498 shield.fill
        F636 shift shift.fill
        F58F shower shower.fill sink sink.fill spigot spigot.fill
        F49F shuffle
        F641 signpost.left signpost.left.fill signpost.right signpost.right.and.left signpost.right.and.left.fill
        F641 signpost.right.fill
        F4A7 simcard simcard.fill
        F62E slider.horizontal.2.square.on.square slider.horizontal.3 slider.horizontal.below.rectangle
        F66A slider.vertical.3
        F51A slowmo timelapse
        F59D smoke smoke.fill wind wind.snow
        F57F speaker speaker.fill speaker.wave.1 speaker.wave.1.fill
        F581 speaker.slash speaker.slash.fill speaker.zzz speaker.zzz.fill
        F580 speaker.wave.2 speaker.wave.2.fill
        F57E speaker.wave.3 speaker.wave.3.fill
        F4C5 speedometer
        F131 square
        F329 square.3.layers.3d.slash
        F18A square.and.line.vertical.and.square
        F3ED square.and.pencil
        F12E square.fill
        F4EB square.grid.3x1.below.line.grid.1x2 square.grid.3x1.below.line.grid.1x2.fill square.grid.4x3.fill tablecells
        F4EB tablecells.fill
        F2C1 square.grid.3x3 square.grid.3x3.fill
        F137 square.on.square
        F136 square.on.square.fill
        F45D square.resize square.resize.down square.resize.up
        F4D2 star
        F4CF star.circle.fill
        F4CE star.fill
        F4D0 star.leadinghalf.filled
        F4D4 steeringwheel
        F1AE sterlingsign
        F4D9 stethoscope
        F4DB stop stop.fill
        F667 stop.circle
        F51B stopwatch stopwatch.fill timer
        F4DC storefront storefront.fill
        F281 strikethrough text.redaction
        F4A0 sum
        F59A sun.dust sun.dust.fill sun.haze sun.haze.fill sun.horizon sun.horizon.fill
        F5A8 sun.max sun.max.fill sun.min.fill
        F599 sun.min
        F4E0 sunglasses sunglasses.fill
        F59C sunrise sunrise.fill
        F59B sunset sunset.fill
        F4FC tag
        F4F9 tag.fill
        F25A takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill
        F4FE target
        F3DA teddybear teddybear.fill
        F602 teletype
        F508 tent tent.2 tent.2.fill tent.fill
        F668 testtube.2
        F260 text.aligncenter
        F262 text.alignleft
        F263 text.alignright
        F410 text.badge.minus
        F412 text.badge.plus
        F413 text.badge.xmark
        F36A text.bubble
        F369 text.bubble.fill
        F261 text.justify text.justify.leading text.justify.left text.justify.right text.justify.trailing
        F27F textformat textformat.abc textformat.alt textformat.size textformat.size.larger textformat.size.smaller
        F282 textformat.subscript
        F283 textformat.superscript
        F50D theatermasks theatermasks.fill
        F510 thermometer.snowflake thermometer.sun thermometer.sun.fill
        F518 ticket ticket.fill
        F237 touchid
        F52D tram tram.fill
        F5CA translate
        F1C0 trash trash.fill
        F2FB tray tray.2 tray.2.fill tray.fill tray.full tray.full.fill
        F3D4 tray.and.arrow.down tray.and.arrow.down.fill
        F3D5 tray.and.arrow.up tray.and.arrow.up.fill
        F405 tree tree.fill
        F536 triangle.fill
        F53A trophy
        F538 trophy.fill
        F53F tshirt tshirt.fill
        F502 tv tv.fill
        F54B umbrella
        F54A umbrella.fill
        F567 video video.fill
        F569 video.badge.plus
        F568 video.slash
        F2AE visionpro visionpro.fill
        F584 wallet.pass wallet.pass.fill
        F606 water.waves
        F1AB waterbottle waterbottle.fill
        F398 wave.3.backward wave.3.forward wave.3.left wave.3.right
        F430 waveform waveform.path
        F5A0 web.camera web.camera.fill
        F5A9 wifi
        F5AA wifi.exclamationmark wifi.slash
        F469 wifi.router wifi.router.fill
        F5AE window.horizontal window.vertical.closed window.vertical.open
        F2A8 wineglass wineglass.fill
        F5B7 wrench wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill
        F15A xmark.circle
        F159 xmark.circle.fill
        F15D xmark.octagon
        F15C xmark.octagon.fill
        F158 xmark.square
        F157 xmark.square.fill
        """
}
