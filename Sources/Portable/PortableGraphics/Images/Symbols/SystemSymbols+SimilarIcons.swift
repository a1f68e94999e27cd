extension SystemSymbols {
    /// Glyphs of the icon font for symbols that it has no glyph for: the nearest one, such as a paw for a dog. The format is
    /// that of ``iconTable``.
    static let similarIconTable = """
        F002 dot.radiowaves.up.forward sensor sensor.fill sensor.radiowaves.left.and.right
        F002 sensor.radiowaves.left.and.right.fill sensor.tag.radiowaves.forward sensor.tag.radiowaves.forward.fill
        F004 person.and.background.striped.horizontal person.badge.shield.checkmark person.badge.shield.checkmark.fill
        F004 person.badge.shield.exclamationmark person.badge.shield.exclamationmark.fill person.bubble
        F004 person.bubble.fill person.checkmark.and.xmark person.crop.artframe person.crop.badge.magnifyingglass
        F004 person.crop.badge.magnifyingglass.fill person.fill.and.arrow.left.and.arrow.right
        F004 person.fill.and.arrow.left.and.arrow.right.outward person.fill.turn.down person.fill.turn.left
        F004 person.fill.turn.right person.spatialaudio.3d.fill person.spatialaudio.fill
        F004 person.spatialaudio.stereo.3d.fill person.spatialaudio.stereo.fill
        F006 person.crop.square.fill.and.at.rectangle person.crop.square.filled.and.at.rectangle
        F006 person.crop.square.filled.and.at.rectangle.fill person.crop.square.on.square.angled
        F006 person.crop.square.on.square.angled.fill
        F007 person.fill.viewfinder
        F008 person.fill.checkmark.and.xmark
        F009 person.crop.circle.badge person.crop.circle.badge.fill person.crop.circle.dashed
        F00A person.and.arrow.left.and.arrow.right.outward
        F00E figure.2.left.holdinghands figure.2.right.holdinghands figure.stand.line.dotted.figure.stand
        F00E person.2.arrow.trianglehead.counterclockwise person.2.badge person.2.badge.fill person.2.crop.square.stack
        F00E person.2.crop.square.stack.fill person.2.gobackward person.2.square.stack person.2.square.stack.fill
        F00E person.2.wave.2 person.2.wave.2.fill
        F01D airplane.cloud airplane.landed airplane.path.dotted airplane.ticket airplane.ticket.fill
        F01D airplane.up.forward airplane.up.right
        F026 exclamationmark.triangle.text.page.fill
        F02A exclamationmark.triangle.text.page
        F03B apps.ipad.on.rectangle.portrait.dashed circle.grid.2x1 circle.grid.2x1.fill circle.grid.2x1.left.filled
        F03B circle.grid.2x1.right.filled circle.grid.hex circle.grid.hex.fill circles.hexagongrid
        F03B circles.hexagongrid.fill
        F042 arrow.down.backward.and.arrow.up.forward arrow.down.backward.circle.dotted
        F042 arrow.down.backward.toptrailing.rectangle arrow.down.backward.toptrailing.rectangle.fill
        F042 arrow.down.left.arrow.up.right arrow.down.left.circle.dotted arrow.down.left.topright.rectangle
        F042 arrow.down.left.topright.rectangle.fill arrow.down.left.video arrow.down.left.video.fill
        F043 arrow.down.forward.and.arrow.up.backward arrow.down.forward.circle.dotted
        F043 arrow.down.forward.topleading.rectangle arrow.down.forward.topleading.rectangle.fill
        F043 arrow.down.right.circle.dotted arrow.down.right.topleft.rectangle arrow.down.right.topleft.rectangle.fill
        F045 arrow.down.and.line.horizontal.and.arrow.up arrow.down.applewatch
        F048 arrow.down.circle.dotted
        F04D arrow.backward.circle.dotted arrow.left.and.line.vertical.and.arrow.right
        F04E arrowshape.left.arrowshape.right arrowshape.left.arrowshape.right.fill
        F050 arrow.left.circle.dotted
        F054 arrow.forward.circle.dotted arrow.forward.folder arrow.forward.folder.fill
        F054 arrow.right.and.line.vertical.and.arrow.left arrow.right.arrow.left arrow.right.doc.on.clipboard
        F054 arrow.right.filled.filter.arrow.right arrow.right.page.on.clipboard
        F055 arrowshape.bounce.forward arrowshape.bounce.forward.fill arrowshape.bounce.right
        F055 arrowshape.bounce.right.fill arrowshape.zigzag.forward arrowshape.zigzag.forward.fill
        F055 arrowshape.zigzag.right arrowshape.zigzag.right.fill
        F057 arrow.right.circle.dotted
        F05B arrow.up.backward.and.arrow.down.forward arrow.up.backward.bottomtrailing.rectangle
        F05B arrow.up.backward.bottomtrailing.rectangle.fill arrow.up.backward.circle.dotted
        F05B arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.left.arrow.down.right
        F05B arrow.up.left.bottomright.rectangle arrow.up.left.bottomright.rectangle.fill arrow.up.left.circle.dotted
        F05C arrow.up.forward.and.arrow.down.backward arrow.up.forward.bottomleading.rectangle
        F05C arrow.up.forward.bottomleading.rectangle.fill arrow.up.forward.circle.dotted
        F05C arrow.up.right.bottomleft.rectangle arrow.up.right.bottomleft.rectangle.fill arrow.up.right.circle.dotted
        F05C arrow.up.right.video arrow.up.right.video.fill
        F05D arrow.up.and.line.horizontal.and.arrow.down arrow.up.and.person.rectangle.portrait
        F05D arrow.up.and.person.rectangle.turn.left arrow.up.and.person.rectangle.turn.right arrow.up.folder
        F05D arrow.up.folder.fill arrow.up.page.on.clipboard
        F060 arrow.up.circle.dotted
        F068 apple.intelligence sparkle.magnifyingglass sparkle.text.clipboard sparkle.text.clipboard.fill sparkles.2
        F068 sparkles.square.fill.on.square sparkles.square.filled.on.square sparkles.tv sparkles.tv.fill
        F068 wand.and.sparkles wand.and.sparkles.inverse
        F06C stroller stroller.fill
        F073 laurel.leading.laurel.trailing
        F079 minus.plus.batteryblock.exclamationmark minus.plus.batteryblock.exclamationmark.fill
        F079 minus.plus.batteryblock.stack minus.plus.batteryblock.stack.arrowtriangle.left
        F079 minus.plus.batteryblock.stack.arrowtriangle.left.fill minus.plus.batteryblock.stack.arrowtriangle.right
        F079 minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left
        F079 minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left.fill
        F079 minus.plus.batteryblock.stack.arrowtriangle.right.fill minus.plus.batteryblock.stack.exclamationmark
        F079 minus.plus.batteryblock.stack.exclamationmark.fill minus.plus.batteryblock.stack.fill
        F09A bell.and.waveform bell.and.waveform.fill bell.and.waves.left.and.right bell.and.waves.left.and.right.fill
        F09E bell.badge.waveform.slash.fill video.doorbell video.doorbell.fill
        F09F bell.badge.waveform.slash
        F0A3 bicycle.sensor.tag.radiowaves.left.and.right bicycle.sensor.tag.radiowaves.left.and.right.fill
        F0A3 figure.hand.cycling
        F0AC curtains.closed curtains.open roller.shade.closed roller.shade.open window.shade.closed window.shade.open
        F0B5 aqi.high aqi.low aqi.medium aqi.medium.gauge.open
        F0BD book.and.wrench book.and.wrench.fill
        F0D6 backpack.sensor.tag.radiowaves.left.and.right backpack.sensor.tag.radiowaves.left.and.right.fill
        F0D6 briefcase.sensor.tag.radiowaves.left.and.right briefcase.sensor.tag.radiowaves.left.and.right.fill case
        F0D6 case.fill
        F0DA moonphase.full.moon.inverse
        F0DC moonphase.first.quarter.inverse moonphase.last.quarter.inverse moonphase.waning.crescent.inverse
        F0DC moonphase.waning.gibbous.inverse moonphase.waxing.crescent.inverse moonphase.waxing.gibbous.inverse
        F0DE light.min
        F0DF circle.lefthalf.filled.inverse circle.lefthalf.filled.righthalf.striped.horizontal
        F0DF circle.lefthalf.filled.righthalf.striped.horizontal.inverse
        F0E0 light.max
        F0E4 ladybug.slash.circle ladybug.slash.circle.fill microbe microbe.fill
        F0E6 horn.blast horn.blast.fill
        F0ED calendar.and.person calendar.badge
        F0F5 calendar.day.timeline.leading calendar.day.timeline.trailing
        F100 camera.metering.matrix camera.metering.multispot camera.metering.partial camera.metering.unknown
        F100 camera.sensor.tag.radiowaves.left.and.right camera.sensor.tag.radiowaves.left.and.right.fill
        F100 camera.shutter.button camera.shutter.button.fill
        F108 camera.rotate.fill
        F10B car.2 car.rear car.side
        F10C batteryblock.stack batteryblock.stack.fill batteryblock.stack.trianglebadge.exclamationmark
        F10C batteryblock.stack.trianglebadge.exclamationmark.fill
        F120 iphone.and.arrow.forward iphone.homebutton ipodtouch ipodtouch.landscape
        F128 chart.bar.horizontal.page chart.bar.horizontal.page.fill chart.bar.yaxis
        F12C checkmark.applewatch checkmark.arrow.trianglehead.clockwise checkmark.arrow.trianglehead.counterclockwise
        F12C checkmark.gobackward checkmark.message checkmark.message.fill checkmark.rectangle.portrait
        F12C checkmark.rectangle.portrait.fill checkmark.rectangle.stack checkmark.rectangle.stack.fill
        F12C checkmark.seal.text.page checkmark.seal.text.page.fill
        F12E square.fill.and.line.vertical.and.square square.fill.and.line.vertical.and.square.fill
        F12E square.fill.and.line.vertical.square.fill square.fill.on.circle.fill square.fill.on.square
        F12E square.fill.on.square.fill square.fill.text.grid.1x2
        F12F circlebadge.fill
        F130 circlebadge circlebadge.2 circlebadge.2.fill moonphase.new.moon.inverse
        F140 chevron.down.2 chevron.down.dotted.2 chevron.down.forward.2 chevron.down.forward.dotted.2
        F140 chevron.down.right.2 chevron.down.right.dotted.2
        F141 chevron.backward.chevron.backward.dotted chevron.compact.left.chevron.compact.right
        F141 chevron.left.chevron.left.dotted chevron.left.chevron.right
        F142 chevron.forward.dotted.chevron.forward chevron.right.dotted.chevron.right
        F143 chevron.compact.up.chevron.compact.down
        F143 chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left chevron.up.2
        F143 chevron.up.chevron.right.chevron.down.chevron.left chevron.up.dotted.2 chevron.up.forward.2
        F143 chevron.up.forward.dotted.2 chevron.up.right.2 chevron.up.right.dotted.2
        F146 building.2.crop.circle building.2.crop.circle.fill
        F14E pencil.and.list.clipboard
        F150 clock.arrow.trianglehead.2.counterclockwise.rotate.90
        F150 clock.arrow.trianglehead.clockwise.rotate.90.path.dotted
        F150 clock.arrow.trianglehead.counterclockwise.rotate.90 clock.badge clock.badge.fill
        F156 xmark.rectangle.portrait xmark.rectangle.portrait.fill xmark.triangle.circle.square
        F156 xmark.triangle.circle.square.fill
        F15F cloud.rainbow.crop cloud.rainbow.crop.fill cloud.rainbow.half cloud.rainbow.half.fill
        F163 icloud.dashed
        F174 swift
        F17A bubble bubble.and.pencil bubble.fill bubble.left.and.text.bubble.right.fill
        F182 bubble.left.and.text.bubble.right
        F185 phone.bubble.left phone.bubble.left.fill video.bubble.left video.bubble.left.fill
        F18A square.and.line.vertical.and.square.fill square.and.line.vertical.and.square.filled
        F18D apple.terminal.on.rectangle apple.terminal.on.rectangle.fill
        F18F rectangle.on.rectangle.angled rectangle.on.rectangle.button.angledtop.vertical.left
        F18F rectangle.on.rectangle.button.angledtop.vertical.left.fill rectangle.on.rectangle.dashed square.on.circle
        F18F square.on.square.badge.person.crop square.on.square.badge.person.crop.fill square.on.square.dashed
        F18F square.on.square.intersection.dashed square.on.square.squareshape.controlhandles
        F191 pip pip.enter pip.exit pip.fill pip.remove pip.swap
        F197 circle.righthalf.filled.inverse circle.tophalf.fill
        F19B creditcard.and.123 creditcard.and.numbers creditcard.arrow.trianglehead.2.clockwise.rotate.90
        F19B creditcard.rewards creditcard.rewards.fill creditcard.trianglebadge.exclamationmark
        F19B creditcard.trianglebadge.exclamationmark.fill creditcard.viewfinder
        F19F doc.text.viewfinder plus.viewfinder viewfinder.rectangular viewfinder.trianglebadge.exclamationmark
        F1A0 rectangle.center.inset.filled rectangle.fill.badge.person.crop rectangle.fill.on.rectangle.angled.fill
        F1A0 rectangle.fill.on.rectangle.fill rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.fill
        F1A0 rectangle.inset.bottomleft.filled rectangle.inset.bottomright.fill rectangle.inset.bottomright.filled
        F1A0 rectangle.inset.bottomtrailing.filled rectangle.inset.fill rectangle.inset.filled
        F1A0 rectangle.inset.filled.and.cursorarrow rectangle.inset.filled.and.person.filled
        F1A0 rectangle.inset.filled.on.rectangle rectangle.inset.topleading.filled rectangle.inset.topleft.fill
        F1A0 rectangle.inset.topleft.filled rectangle.inset.topright.fill rectangle.inset.topright.filled
        F1A0 rectangle.inset.toptrailing.filled
        F1A1 rectangle.portrait.arrowtriangle.2.inward rectangle.portrait.arrowtriangle.2.outward
        F1A1 rectangle.portrait.bottomhalf.filled rectangle.portrait.bottomhalf.inset.filled
        F1A1 rectangle.portrait.bottomleading.inset.filled rectangle.portrait.bottomleft.inset.filled
        F1A1 rectangle.portrait.bottomright.inset.filled rectangle.portrait.bottomthird.inset.filled
        F1A1 rectangle.portrait.bottomtrailing.inset.filled rectangle.portrait.center.inset.filled
        F1A1 rectangle.portrait.inset.filled rectangle.portrait.leadinghalf.inset.filled
        F1A1 rectangle.portrait.leadingthird.inset.filled rectangle.portrait.lefthalf.filled
        F1A1 rectangle.portrait.lefthalf.inset.filled rectangle.portrait.leftthird.inset.filled
        F1A1 rectangle.portrait.on.rectangle.portrait rectangle.portrait.on.rectangle.portrait.angled
        F1A1 rectangle.portrait.on.rectangle.portrait.angled.fill rectangle.portrait.on.rectangle.portrait.fill
        F1A1 rectangle.portrait.righthalf.filled rectangle.portrait.righthalf.inset.filled
        F1A1 rectangle.portrait.rightthird.inset.filled rectangle.portrait.rotate rectangle.portrait.split.2x1
        F1A1 rectangle.portrait.split.2x1.fill rectangle.portrait.tophalf.filled rectangle.portrait.tophalf.inset.filled
        F1A1 rectangle.portrait.topleading.inset.filled rectangle.portrait.topleft.inset.filled
        F1A1 rectangle.portrait.topright.inset.filled rectangle.portrait.topthird.inset.filled
        F1A1 rectangle.portrait.toptrailing.inset.filled rectangle.portrait.trailinghalf.inset.filled
        F1A1 rectangle.portrait.trailingthird.inset.filled
        F1A4 location.viewfinder
        F1AE sterlingsign.arrow.circlepath sterlingsign.arrow.trianglehead.counterclockwise.rotate.90
        F1AE sterlingsign.bank.building sterlingsign.bank.building.fill sterlingsign.gauge.chart.lefthalf.righthalf
        F1AE sterlingsign.gauge.chart.leftthird.topthird.rightthird sterlingsign.ring sterlingsign.ring.dashed
        F1B3 dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90
        F1B3 dollarsign.gauge.chart.lefthalf.righthalf dollarsign.gauge.chart.leftthird.topthird.rightthird
        F1B3 dollarsign.ring dollarsign.ring.dashed
        F1B5 cursorarrow.and.square.on.square.dashed cursorarrow.motionlines cursorarrow.motionlines.click
        F1B5 cursorarrow.resize.north.east.south.east pointer.arrow pointer.arrow.click pointer.arrow.click.2
        F1B5 pointer.arrow.rays
        F1B7 hand.draw hand.draw.fill hand.point.up.left.and.text hand.point.up.left.and.text.fill
        F1C4 desktopcomputer.and.arrow.down desktopcomputer.and.macbook desktopcomputer.badge.shield.checkmark
        F1C4 desktopcomputer.trianglebadge.exclamationmark
        F1C5 macmini.gen2 macmini.gen2.fill macmini.gen3 macmini.gen3.fill macpro.gen3.server
        F1C8 diamond diamond.bottomhalf.filled diamond.fill diamond.inset.filled diamond.lefthalf.filled
        F1C8 diamond.righthalf.filled diamond.tophalf.filled
        F1D8 ellipsis.calendar ellipsis.circle.badge ellipsis.circle.badge.fill ellipsis.viewfinder
        F1DA arrow.down.app.dashed arrow.down.app.dashed.trianglebadge.exclamationmark arrow.down.to.line.alt
        F1DA arrow.down.to.line.compact square.and.arrow.down.on.square square.and.arrow.down.on.square.fill
        F1E0 figure.basketball
        F1E6 figure.cross.training figure.highintensity.intervaltraining figure.strengthtraining.functional hockey.puck
        F1E6 hockey.puck.fill
        F1E7 globe.badge.chevron.backward globe.central.south.asia globe.central.south.asia.fill globe.desk
        F1E7 globe.desk.fill globe.fill
        F1EE envelope.and.arrow.3.down envelope.and.arrow.3.down.fill envelope.and.arrow.trianglehead.branch
        F1EE envelope.and.arrow.trianglehead.branch.fill envelope.and.hand.raised envelope.and.hand.raised.fill
        F1EE envelope.badge.person.crop envelope.badge.person.crop.fill envelope.badge.shield.half.filled
        F1EE envelope.badge.shield.half.filled.fill envelope.badge.shield.leadinghalf.fill
        F1EE envelope.fill.badge.shield.trailinghalf.fill envelope.front envelope.front.fill envelope.stack
        F1EE envelope.stack.fill mail.and.text.magnifyingglass
        F1F5 face.dashed face.dashed.fill face.smiling.inverse mouth mouth.fill smiley smiley.fill
        F1FC line.2.horizontal.decrease.circle line.2.horizontal.decrease.circle.fill
        F1FE eraser.trianglebadge.exclamationmark eraser.trianglebadge.exclamationmark.fill
        F205 exclamationmark.applewatch exclamationmark.arrow.circlepath exclamationmark.arrow.triangle.2.circlepath
        F205 exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
        F205 exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 exclamationmark.brakesignal
        F205 exclamationmark.lock exclamationmark.lock.fill exclamationmark.magnifyingglass exclamationmark.message
        F205 exclamationmark.message.fill exclamationmark.questionmark exclamationmark.tirepressure
        F205 exclamationmark.transmission exclamationmark.warninglight exclamationmark.warninglight.fill
        F206 door.french.closed door.french.open door.sliding.left.hand.closed door.sliding.left.hand.open
        F206 door.sliding.right.hand.closed door.sliding.right.hand.open
        F208 eye.half.closed eye.half.closed.fill eye.trianglebadge.exclamationmark
        F208 eye.trianglebadge.exclamationmark.fill eyes eyes.inverse
        F210 fan.and.light.ceiling fan.and.light.ceiling.fill fan.badge.arrow.up.and.down.and.arrow.left.and.right
        F210 fan.badge.arrow.up.and.down.and.arrow.left.and.right.fill fan.desk fan.desk.fill fan.gauge.open
        F210 fan.oscillation fan.oscillation.fill
        F211 hare hare.fill
        F212 printer.dotmatrix.fill.and.paper.fill printer.dotmatrix.filled.and.paper
        F212 printer.dotmatrix.filled.and.paper.inverse printer.dotmatrix.inverse
        F213 figure.sailing
        F214 doc.questionmark doc.questionmark.fill document.on.trash document.on.trash.fill
        F215 chart.bar.xaxis.ascending chart.bar.xaxis.descending
        F219 doc.text.below.ecg doc.text.below.ecg.fill doc.text.fill.viewfinder
        F21D arrow.up.doc.on.clipboard arrow.up.document arrow.up.document.fill
        F220 arrow.down.document arrow.down.document.fill
        F221 lock.document lock.document.fill
        F230 list.and.film
        F238 burn flame.gauge.open
        F23A figure.fishing
        F23B flag.and.flag.filled.crossed flag.filled.and.flag.crossed flag.pattern.checkered
        F23B flag.pattern.checkered.2.crossed flag.pattern.checkered.lc
        F240 figure.golf
        F241 bolt.brakesignal bolt.car bolt.car.fill bolt.fill.batteryblock bolt.fill.batteryblock.fill
        F241 bolt.horizontal.icloud bolt.horizontal.icloud.fill bolt.house bolt.house.fill bolt.ring.closed
        F241 bolt.trianglebadge.exclamationmark bolt.trianglebadge.exclamationmark.fill burst burst.fill
        F244 flashlight.on.circle flashlight.on.circle.fill
        F245 flashlight.off.circle flashlight.off.circle.fill
        F24A camera.macro.slash.circle camera.macro.slash.circle.fill
        F25D american.football.professional american.football.professional.fill figure.american.football
        F262 text.and.command.macwindow text.badge.star text.below.folder text.below.folder.fill text.below.photo
        F262 text.below.photo.fill text.justifyleft text.line.2.summary text.line.3.summary
        F262 text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward text.line.magnify
        F262 text.pad.header text.rectangle text.rectangle.fill text.rectangle.page text.rectangle.page.fill
        F262 text.square.filled text.word.spacing
        F263 text.justifyright
        F281 strikethrough.double
        F287 underline.double
        F290 dishwasher dishwasher.fill dryer dryer.fill washer washer.fill
        F296 circle.grid.cross.down.fill circle.grid.cross.down.filled circle.grid.cross.left.fill
        F296 circle.grid.cross.left.filled circle.grid.cross.right.fill circle.grid.cross.right.filled
        F296 circle.grid.cross.up.fill circle.grid.cross.up.filled zl.button.roundedtop.horizontal
        F296 zl.button.roundedtop.horizontal.fill
        F298 fuelpump.and.filter fuelpump.arrowtriangle.left fuelpump.arrowtriangle.left.fill
        F298 fuelpump.arrowtriangle.right fuelpump.arrowtriangle.right.fill fuelpump.exclamationmark
        F298 fuelpump.exclamationmark.fill fuelpump.thermometer fuelpump.thermometer.fill
        F29A dial.min.fill gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird gauge.high gauge.low
        F29A gauge.medium gauge.open gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward
        F29A gauge.open.with.lines.needle.33percent
        F29A gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
        F29A gauge.open.with.lines.needle.33percent.and.arrowtriangle
        F29A gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
        F29A gauge.open.with.lines.needle.67percent.and.arrowtriangle
        F29A gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car
        F29A gauge.open.with.lines.needle.84percent.exclamation gauge.with.dots.needle.0percent
        F29A gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
        F29A gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.100percent
        F2AE visionpro.and.arrow.forward visionpro.and.arrow.forward.fill
        F2C1 square.grid.3x3.bottomleft.fill square.grid.3x3.bottomleft.filled square.grid.3x3.bottommiddle.fill
        F2C1 square.grid.3x3.bottommiddle.filled square.grid.3x3.bottomright.fill square.grid.3x3.bottomright.filled
        F2C1 square.grid.3x3.middle.fill square.grid.3x3.middle.filled square.grid.3x3.middleleft.fill
        F2C1 square.grid.3x3.middleleft.filled square.grid.3x3.middleright.fill square.grid.3x3.middleright.filled
        F2C1 square.grid.3x3.topleft.fill square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.fill
        F2C1 square.grid.3x3.topmiddle.filled square.grid.3x3.topright.fill square.grid.3x3.topright.filled
        F2C7 hand.pinch hand.pinch.fill hand.point.left hand.point.left.fill hand.point.up hand.point.up.braille
        F2C7 hand.point.up.braille.fill hand.point.up.fill hand.raised.brakesignal hand.raised.fingers.spread
        F2C7 hand.raised.fingers.spread.fill hand.raised.palm.facing hand.raised.palm.facing.fill
        F2C7 hand.raised.square.on.square hand.raised.square.on.square.fill
        F2CA externaldrive.badge.person.crop externaldrive.fill.badge.person.crop
        F2CA externaldrive.fill.trianglebadge.exclamationmark externaldrive.trianglebadge.exclamationmark
        F2CB airpodspro.chargingcase.wireless airpodspro.chargingcase.wireless.fill
        F2CB airpodspro.chargingcase.wireless.radiowaves.left.and.right
        F2CB airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill ear ear.and.waveform ear.fill
        F2CB ear.trianglebadge.exclamationmark headphones.dots headphones.over.ear
        F2CB headphones.sensor.tag.radiowaves.left.and.right headphones.sensor.tag.radiowaves.left.and.right.fill
        F2CB hearingdevice.and.signal.meter hearingdevice.and.signal.meter.fill hearingdevice.ear hearingdevice.ear.fill
        F2D1 heart.badge.bolt.slash heart.badge.bolt.slash.fill heart.gauge.open heart.text.clipboard
        F2D1 heart.text.clipboard.fill
        F2D6 questionmark.app.dashed questionmark.folder questionmark.folder.fill questionmark.key.filled
        F2D6 questionmark.message questionmark.message.fill questionmark.square.dashed questionmark.text.page
        F2D6 questionmark.text.page.fill questionmark.video questionmark.video.fill
        F2D9 hexagon.bottomhalf.filled hexagon.lefthalf.filled hexagon.righthalf.filled hexagon.tophalf.filled
        F2DA clock.arrow.2.circlepath
        F2DC door.garage.closed door.garage.closed.trianglebadge.exclamationmark door.garage.open
        F2DC door.garage.open.trianglebadge.exclamationmark house.and.flag house.and.flag.fill play.house
        F2DC play.house.fill
        F2E6 figure.archery figure.australian.football figure.barre figure.cricket figure.curling figure.disc.sports
        F2E6 figure.dress.line.vertical.figure figure.equestrian.sports figure.fall figure.fencing figure.field.hockey
        F2E6 figure.hockey figure.hunting figure.ice.hockey figure.ice.skating figure.indoor.soccer figure.lacrosse
        F2E6 figure.mixed.cardio figure.outdoor.soccer figure.pickleball figure.racquetball figure.rolling figure.rugby
        F2E6 figure.skateboarding figure.socialdance figure.squash figure.stair.stepper figure.step.training
        F2E6 figure.taichi figure.track.and.field figure.waterpolo figure.wrestling
        F2E7 figure.and.child.holdinghands figure.child.and.lock figure.child.and.lock.fill figure.child.and.lock.open
        F2E7 figure.child.and.lock.open.fill
        F2E8 figure.2.and.child.holdinghands
        F2E9 photo.badge.arrow.down photo.badge.arrow.down.fill photo.badge.shield.exclamationmark
        F2E9 photo.badge.shield.exclamationmark.fill photo.trianglebadge.exclamationmark
        F2E9 photo.trianglebadge.exclamationmark.fill
        F2F1 camera.metering.center.weighted.average
        F2F9 photo.on.rectangle.angled.fill
        F2FB tray.badge tray.badge.fill
        F2FC info.circle.text.page.fill
        F2FD info.circle.text.page
        F306 key.2.on.ring key.2.on.ring.fill key.car.radiowaves.forward key.car.radiowaves.forward.fill key.car.side
        F306 key.car.side.fill key.card key.card.fill key.convertible.side key.convertible.side.fill
        F306 key.radiowaves.forward key.radiowaves.forward.fill key.sensor.tag.radiowaves.left.and.right
        F306 key.sensor.tag.radiowaves.left.and.right.fill key.suv.side key.suv.side.fill key.truck.pickup.side
        F306 key.truck.pickup.side.fill key.viewfinder
        F30C keyboard.chevron.compact.left keyboard.chevron.compact.left.fill keyboard.macwindow keyboard.onehanded.left
        F30C keyboard.onehanded.left.fill keyboard.onehanded.right keyboard.onehanded.right.fill
        F317 network.badge.shield.half.filled
        F322 laptopcomputer.and.arrow.down laptopcomputer.and.ipad laptopcomputer.trianglebadge.exclamationmark
        F324 macbook.and.applewatch macbook.and.ipad macbook.and.ipod macbook.and.vision.pro macbook.and.visionpro
        F324 macbook.badge.shield.checkmark macbook.gen1.sizes macbook.gen2.sizes macbook.sizes
        F324 macbook.trianglebadge.exclamationmark
        F328 rectangle.stack.badge.person.crop rectangle.stack.badge.person.crop.fill
        F328 rectangle.stack.fill.badge.person.crop square.2.layers.3d.bottom.filled square.2.layers.3d.top.filled
        F328 square.3.layers.3d.bottom.filled square.3.layers.3d.down.backward square.3.layers.3d.down.forward
        F328 square.3.layers.3d.middle.filled square.3.layers.3d.top.filled square.stack.3d.down.dottedline
        F328 square.stack.3d.down.forward square.stack.3d.down.forward.fill square.stack.3d.down.right
        F328 square.stack.3d.down.right.fill square.stack.3d.forward.dottedline square.stack.3d.forward.dottedline.fill
        F328 square.stack.3d.up.trianglebadge.exclamationmark square.stack.3d.up.trianglebadge.exclamationmark.fill
        F32A leaf.arrow.circlepath leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise
        F335 lamp.ceiling lamp.ceiling.fill lamp.ceiling.inverse lamp.floor lamp.floor.fill lightbulb.led.wide
        F335 lightbulb.led.wide.fill
        F336 brain brain.fill brain.filled.head.profile brain.head.profile brain.head.profile.fill lightbulb.max
        F336 lightbulb.max.fill lightbulb.min lightbulb.min.fill
        F33E entry.lever.keypad entry.lever.keypad.fill entry.lever.keypad.trianglebadge.exclamationmark
        F33E entry.lever.keypad.trianglebadge.exclamationmark.fill lock.app.dashed lock.applewatch lock.circle.dotted
        F33E lock.desktopcomputer lock.display lock.heart lock.heart.fill lock.icloud lock.icloud.fill
        F33E lock.laptopcomputer lock.rectangle.dashed lock.rectangle.on.rectangle lock.rectangle.on.rectangle.dashed
        F33E lock.rectangle.on.rectangle.fill lock.rectangle.stack lock.rectangle.stack.fill lock.square.dashed
        F33E lock.square.stack lock.square.stack.fill pedestrian.gate.closed
        F33E pedestrian.gate.closed.trianglebadge.exclamationmark pedestrian.gate.open
        F33E pedestrian.gate.open.trianglebadge.exclamationmark
        F33F lock.open.trianglebadge.exclamationmark.fill
        F340 lock.open.applewatch lock.open.desktopcomputer lock.open.display lock.open.ipad lock.open.iphone
        F340 lock.open.laptopcomputer lock.open.rotation lock.open.trianglebadge.exclamationmark
        F349 arrow.up.left.and.down.right.magnifyingglass
        F35C line.3.horizontal.button.angledtop.vertical.right line.3.horizontal.button.angledtop.vertical.right.fill
        F361 message.and.waveform message.and.waveform.fill
        F36C mic.and.signal.meter mic.and.signal.meter.fill microphone.and.signal.meter microphone.and.signal.meter.fill
        F36C microphone.fill microphone.slash.circle microphone.slash.circle.fill
        F36E microphone
        F370 music.microphone
        F374 line.diagonal line.diagonal.arrow line.diagonal.trianglehead.up.right
        F374 line.diagonal.trianglehead.up.right.left.down minus.arrow.trianglehead.clockwise
        F374 minus.arrow.trianglehead.counterclockwise minus.plus.and.fluid.batteryblock
        F374 minus.plus.lines.measurement.horizontal.aligned.bottom minus.rectangle.portrait
        F374 minus.rectangle.portrait.fill minus.slash.plus
        F379 display.and.arrow.down display.and.screwdriver display.trianglebadge.exclamationmark
        F37C moped moped.fill motorcycle motorcycle.fill
        F384 ipod ipod.and.applewatch ipod.and.vision.pro ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3
        F384 ipod.shuffle.gen4 ipod.touch ipod.touch.landscape ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3
        F384 ipodshuffle.gen4
        F387 music.house music.house.fill music.note.arrow.trianglehead.clockwise music.note.square.stack
        F387 music.note.square.stack.fill music.note.tv music.note.tv.fill music.pages music.pages.fill
        F387 pianokeys.inverse
        F390 location.fill.viewfinder location.north.line location.north.line.fill
        F391 syringe syringe.fill
        F3C3 octagon.fill
        F3C4 octagon octagon.bottomhalf.filled octagon.lefthalf.filled octagon.righthalf.filled octagon.tophalf.filled
        F3D7 cube.box.fill shippingbox.and.arrow.backward shippingbox.and.arrow.backward.fill
        F3E9 dog dog.fill lizard lizard.fill
        F3EB pencil.and.ellipsis.rectangle pencil.and.scribble
        F3F2 phone.and.waveform phone.and.waveform.fill phone.arrow.right phone.arrow.right.fill
        F3F2 phone.fill.arrow.down.left phone.fill.arrow.right phone.fill.arrow.up.right phone.fill.connection
        F3F2 phone.pause phone.pause.fill
        F3F5 phone.down.waves.left.and.right
        F402 inhaler inhaler.fill
        F40A play.desktopcomputer play.display play.laptopcomputer
        F415 plus.arrow.trianglehead.clockwise plus.arrow.trianglehead.counterclockwise plus.capsule plus.capsule.fill
        F415 plus.minus.capsule plus.minus.capsule.fill plus.rectangle.fill.on.folder.fill plus.rectangle.portrait
        F415 plus.rectangle.portrait.fill plus.slash.minus
        F416 plus.square.dashed
        F419 plus.circle.dashed
        F425 power.dotted
        F427 powerplug.portrait powerplug.portrait.fill
        F42A printer.fill.and.paper.fill printer.filled.and.paper printer.filled.and.paper.inverse printer.inverse
        F430 waveform.and.magnifyingglass waveform.and.mic waveform.and.person.filled waveform.low waveform.mid
        F43E dot.circle.and.cursorarrow dot.circle.and.hand.point.up.left.fill dot.circle.and.pointer.arrow
        F43E dot.circle.viewfinder dot.square dot.square.fill
        F44A record.circle.fill
        F450 arrow.circlepath arrow.trianglehead.clockwise arrow.trianglehead.clockwise.heart
        F450 arrow.trianglehead.clockwise.heart.fill arrow.trianglehead.clockwise.icloud
        F450 arrow.trianglehead.clockwise.icloud.fill arrow.trianglehead.clockwise.rotate.90
        F456 arrow.2.squarepath repeat.badge.xmark.circle.fill
        F459 arrow.counterclockwise.icloud arrow.counterclockwise.icloud.fill arrow.trianglehead.counterclockwise
        F459 arrow.trianglehead.counterclockwise.icloud arrow.trianglehead.counterclockwise.icloud.fill
        F459 arrow.trianglehead.counterclockwise.rotate.90 gobackward.10 gobackward.15 gobackward.30 gobackward.45
        F459 gobackward.5 gobackward.60 gobackward.75 gobackward.90
        F45A arrowshape.turn.up.backward.2 arrowshape.turn.up.backward.2.fill
        F461 road.lanes.curved.left road.lanes.curved.right
        F467 goforward.10 goforward.15 goforward.30 goforward.45 goforward.5 goforward.60 goforward.75 goforward.90
        F469 airport.express
        F46E figure.run.square.stack figure.run.square.stack.fill figure.run.treadmill figure.skating
        F46E figure.skiing.crosscountry figure.skiing.downhill figure.snowboarding skateboard skateboard.fill skis
        F46E skis.fill snowboard snowboard.fill
        F474 hat.cap hat.cap.fill hat.widebrim hat.widebrim.fill
        F476 lock.rotation.open
        F482 figure.seated.seatbelt figure.seated.seatbelt.and.airbag.off figure.seated.seatbelt.and.airbag.on
        F482 figure.seated.seatbelt.left.drive.seats.1 figure.seated.seatbelt.left.drive.seats.1.1
        F482 figure.seated.seatbelt.left.drive.seats.1.1.fill figure.seated.seatbelt.left.drive.seats.1.2
        F482 figure.seated.seatbelt.left.drive.seats.1.2.fill figure.seated.seatbelt.left.drive.seats.1.fill
        F482 figure.seated.seatbelt.left.drive.seats.2 figure.seated.seatbelt.left.drive.seats.2.2
        F482 figure.seated.seatbelt.left.drive.seats.2.2.2 figure.seated.seatbelt.left.drive.seats.2.2.2.fill
        F482 figure.seated.seatbelt.left.drive.seats.2.2.3 figure.seated.seatbelt.left.drive.seats.2.2.3.fill
        F482 figure.seated.seatbelt.left.drive.seats.2.2.fill figure.seated.seatbelt.left.drive.seats.2.3
        F482 figure.seated.seatbelt.left.drive.seats.2.3.2 figure.seated.seatbelt.left.drive.seats.2.3.2.fill
        F482 figure.seated.seatbelt.left.drive.seats.2.3.3 figure.seated.seatbelt.left.drive.seats.2.3.3.fill
        F482 figure.seated.seatbelt.left.drive.seats.2.3.fill figure.seated.seatbelt.left.drive.seats.2.fill
        F482 figure.seated.seatbelt.left.drive.seats.3 figure.seated.seatbelt.left.drive.seats.3.3
        F482 figure.seated.seatbelt.left.drive.seats.3.3.3 figure.seated.seatbelt.left.drive.seats.3.3.3.fill
        F482 figure.seated.seatbelt.left.drive.seats.3.3.fill figure.seated.seatbelt.left.drive.seats.3.fill
        F482 figure.seated.side figure.seated.side.air.distribution.lower figure.seated.side.air.distribution.middle
        F482 figure.seated.side.air.distribution.middle.and.lower
        F482 figure.seated.side.air.distribution.middle.and.lower.angled figure.seated.side.air.distribution.upper
        F482 figure.seated.side.air.distribution.upper.angled.and.lower.angled
        F482 figure.seated.side.air.distribution.upper.angled.and.middle
        F482 figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled figure.seated.side.air.lower
        F482 figure.seated.side.air.upper figure.seated.side.air.upper.and.lower figure.seated.side.air.windshield
        F482 figure.seated.side.airbag.off figure.seated.side.airbag.off.2 figure.seated.side.airbag.on
        F482 figure.seated.side.airbag.on.2 figure.seated.side.automatic figure.seated.side.left
        F482 figure.seated.side.left.air.distribution.indirect figure.seated.side.left.air.distribution.lower
        F482 figure.seated.side.left.air.distribution.lower.angled.and.upper.angled
        F482 figure.seated.side.left.air.distribution.middle figure.seated.side.left.air.distribution.middle.and.lower
        F482 figure.seated.side.left.air.distribution.middle.and.lower.angled
        F482 figure.seated.side.left.air.distribution.upper
        F482 figure.seated.side.left.air.distribution.upper.and.middle.and.lower
        F482 figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled
        F482 figure.seated.side.left.air.distribution.upper.angled.and.lower.angled
        F482 figure.seated.side.left.air.distribution.upper.angled.and.middle
        F482 figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled
        F482 figure.seated.side.left.airbag.off figure.seated.side.left.airbag.off.2 figure.seated.side.left.airbag.on
        F482 figure.seated.side.left.airbag.on.2 figure.seated.side.left.automatic figure.seated.side.left.fan
        F482 figure.seated.side.left.steeringwheel figure.seated.side.left.windshield.front.and.heat.waves
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        F482 figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        F482 figure.seated.side.right figure.seated.side.right.air.distribution.indirect
        F482 figure.seated.side.right.air.distribution.lower
        F482 figure.seated.side.right.air.distribution.lower.angled.and.upper.angled
        F482 figure.seated.side.right.air.distribution.middle figure.seated.side.right.air.distribution.middle.and.lower
        F482 figure.seated.side.right.air.distribution.middle.and.lower.angled
        F482 figure.seated.side.right.air.distribution.upper
        F482 figure.seated.side.right.air.distribution.upper.and.middle.and.lower
        F482 figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled
        F482 figure.seated.side.right.air.distribution.upper.angled.and.lower.angled
        F482 figure.seated.side.right.air.distribution.upper.angled.and.middle
        F482 figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled
        F482 figure.seated.side.right.airbag.off figure.seated.side.right.airbag.off.2
        F482 figure.seated.side.right.airbag.on figure.seated.side.right.airbag.on.2 figure.seated.side.right.automatic
        F482 figure.seated.side.right.child.lap figure.seated.side.right.fan figure.seated.side.right.steeringwheel
        F482 figure.seated.side.right.windshield.front.and.heat.waves
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        F482 figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        F482 figure.seated.side.windshield.front.and.heat.waves
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        F482 figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        F483 shield.lefthalf.filled.trianglebadge.exclamationmark
        F485 rectangle.dashed.and.paperclip square.dashed.inset.fill square.dashed.inset.filled
        F489 circle.dotted.and.circle
        F493 gear.badge gearshape.arrow.triangle.2.circlepath gearshape.arrow.trianglehead.2.clockwise.rotate.90
        F498 shield.checkerboard shield.lefthalf.fill shield.pattern.checkered
        F49A handbag.sensor.tag.radiowaves.left.and.right handbag.sensor.tag.radiowaves.left.and.right.fill
        F4A7 esim esim.fill simcard.2 simcard.2.fill
        F4B2 sleep
        F4B8 figure.volleyball soccerball.circle.fill.inverse soccerball.circle.inverse soccerball.inverse
        F4C2 arrow.trianglehead.pull
        F4C5 tortoise tortoise.fill
        F4CE star.leadinghalf.fill star.lefthalf.fill star.square.on.square star.square.on.square.fill
        F4E1 arrow.left.and.right.righttriangle.left.righttriangle.right
        F4E1 arrow.left.and.right.righttriangle.left.righttriangle.right.fill arrow.left.and.right.text.vertical
        F4E1 arrow.trianglehead.swap
        F4E2 arrow.up.and.down.and.sparkles arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill
        F4E2 arrow.up.and.down.righttriangle.up.righttriangle.down
        F4E2 arrow.up.and.down.righttriangle.up.righttriangle.down.fill
        F4E3 figure.surfing figure.water.fitness surfboard surfboard.fill
        F4E6 arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.2.circlepath.icloud
        F4E6 arrow.triangle.2.circlepath.icloud.fill arrow.trianglehead.2.clockwise
        F4E6 arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise.rotate.90.camera
        F4E6 arrow.trianglehead.2.clockwise.rotate.90.camera.fill arrow.trianglehead.2.clockwise.rotate.90.icloud
        F4E6 arrow.trianglehead.2.clockwise.rotate.90.icloud.fill
        F4E6 arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard arrow.trianglehead.2.counterclockwise
        F4E6 arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.bottomleft.capsulepath.clockwise
        F4E6 arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
        F4E6 arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill
        F4E6 arrow.trianglehead.rectanglepath arrow.trianglehead.topright.capsulepath.clockwise
        F4E6 arrow.trianglehead.turn.up.right arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down
        F4E6 arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
        F4F8 ipad.homebutton
        F502 4k.tv 4k.tv.fill tv.and.hifispeaker.fill tv.and.mediabox tv.and.mediabox.fill tv.inset.filled tv.music.note
        F502 tv.music.note.fill
        F507 baseball.diamond.bases baseball.diamond.bases.outs.indicator cricket.ball cricket.ball.fill
        F507 figure.badminton figure.baseball figure.softball figure.table.tennis
        F50F thermometer.and.ellipsis thermometer.and.liquid.waves thermometer.and.liquid.waves.snowflake
        F50F thermometer.and.liquid.waves.trianglebadge.exclamationmark thermometer.brakesignal thermometer.gauge.open
        F50F thermometer.tirepressure thermometer.transmission thermometer.variable thermometer.variable.and.figure
        F511 hand.thumbsdown.filled.hand.thumbsup hand.thumbsdown.hand.thumbsup hand.thumbsdown.hand.thumbsup.fill
        F511 hand.thumbsdown.hand.thumbsup.filled
        F51A circle.dashed.inset.fill circle.dashed.inset.filled dial dial.fill dial.max dial.max.fill
        F51F hourglass.and.lock
        F521 switch.programmable switch.programmable.fill
        F52D tram.card tram.card.fill tram.fill.tunnel tram.tunnel.fill
        F533 chart.line.downtrend.xyaxis
        F534 chart.line.flattrend.xyaxis
        F536 triangle.lefthalf.fill triangle.righthalf.fill
        F537 triangle.bottomhalf.filled triangle.inset.filled triangle.lefthalf.filled triangle.righthalf.filled
        F537 triangle.tophalf.filled
        F539 medal medal.fill medal.star medal.star.fill
        F53F coat coat.fill jacket jacket.fill jacket.sensor.tag.radiowaves.left.and.right
        F53F jacket.sensor.tag.radiowaves.left.and.right.fill
        F54A umbrella.gauge.open umbrella.percent umbrella.percent.fill umbrella.sensor.tag.radiowaves.left.and.right
        F54A umbrella.sensor.tag.radiowaves.left.and.right.fill
        F552 arrow.up.to.line.alt arrow.up.to.line.compact square.and.arrow.up.on.square
        F552 square.and.arrow.up.on.square.fill square.and.arrow.up.trianglebadge.exclamationmark
        F552 square.and.arrow.up.trianglebadge.exclamationmark.fill
        F553 cable.connector.horizontal cable.connector.video
        F562 lasso.and.sparkles lasso.sparkles
        F566 apple.haptics.and.exclamationmark.triangle
        F567 video.and.waveform video.and.waveform.fill
        F570 circle.grid.2x2.topleft.checkmark.filled rectangle.grid.1x3 rectangle.grid.1x3.fill rectangle.grid.3x1
        F570 rectangle.grid.3x1.fill rectangle.grid.3x3 rectangle.grid.3x3.fill square.grid.3x1.fill.below.line.grid.1x2
        F570 square.grid.3x1.folder.badge.plus square.grid.3x1.folder.fill.badge.plus
        F572 list.dash.header.rectangle.fill
        F574 mosaic mosaic.fill rectangle.3.group.bubble rectangle.3.group.bubble.fill rectangle.3.group.bubble.left
        F574 rectangle.3.group.bubble.left.fill rectangle.3.group.dashed rectangle.3.offgrid.bubble.left
        F574 rectangle.3.offgrid.bubble.left.fill
        F57E speaker.1 speaker.1.fill speaker.2 speaker.2.fill speaker.3 speaker.3.fill speaker.minus speaker.minus.fill
        F57E speaker.plus speaker.plus.fill speaker.trianglebadge.exclamationmark
        F57E speaker.trianglebadge.exclamationmark.fill
        F57F speaker.wave.1.arrowtriangles.up.right.down.left
        F580 speaker.wave.2.bubble speaker.wave.2.bubble.fill speaker.wave.2.bubble.left speaker.wave.2.bubble.left.fill
        F583 figure.elliptical figure.walk.arrival figure.walk.departure figure.walk.motion
        F583 figure.walk.motion.trianglebadge.exclamationmark figure.walk.suitcase.rolling figure.walk.treadmill
        F583 shoe.arrow.trianglehead.up.and.down shoe.arrow.trianglehead.up.and.down.fill
        F583 shoe.arrow.trianglehead.up.right shoe.arrow.trianglehead.up.right.fill
        F584 wallet.bifold wallet.bifold.fill wallet.sensor.tag.radiowaves.left.and.right
        F584 wallet.sensor.tag.radiowaves.left.and.right.fill
        F587 suitcase.rolling.and.film suitcase.rolling.and.film.fill suitcase.rolling.and.suitcase
        F587 suitcase.rolling.and.suitcase.fill
        F589 applewatch.and.arrow.forward applewatch.case.inset.filled applewatch.case.sizes applewatch.side.right
        F58C drop.degreesign drop.degreesign.fill drop.keypad.rectangle drop.keypad.rectangle.fill drop.transmission
        F58C ivfluid.bag ivfluid.bag.fill shower.handheld shower.handheld.fill shower.sidejet shower.sidejet.fill
        F58C water.waves.and.arrow.down water.waves.and.arrow.down.trianglebadge.exclamationmark
        F58C water.waves.and.arrow.trianglehead.down
        F58C water.waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark water.waves.and.arrow.trianglehead.up
        F58C water.waves.and.arrow.up
        F594 moon.dust moon.dust.fill
        F594 moon.haze moon.haze.fill moon.road.lanes
        F597 sun.rain sun.rain.fill
        F598 snowflake.road.lane snowflake.road.lane.dashed sun.snow sun.snow.fill
        F599 sun.and.horizon sun.and.horizon.fill sun.lefthalf.filled sun.max.trianglebadge.exclamationmark
        F599 sun.max.trianglebadge.exclamationmark.fill sun.righthalf.filled
        F5A4 figure.roll.runningpace
        F5B1 window.awning window.awning.closed window.casement window.casement.closed window.ceiling
        F5B1 window.ceiling.closed window.horizontal.closed
        F5C9 lineweight
        F5D2 person.text.rectangle.trianglebadge.exclamationmark
        F5D2 person.text.rectangle.trianglebadge.exclamationmark.fill
        F5E0 checkmark.circle.trianglebadge.exclamationmark.fill
        F5E1 checkmark.circle.dotted checkmark.circle.trianglebadge.exclamationmark
        F5E7 text.cursor
        F5F6 lungs lungs.fill waveform.path.ecg.magnifyingglass waveform.path.ecg.text waveform.path.ecg.text.clipboard
        F5F6 waveform.path.ecg.text.clipboard.fill waveform.path.ecg.text.page waveform.path.ecg.text.page.fill
        F600 arrow.backward.to.line.compact arrow.left.to.line.alt arrow.left.to.line.compact
        F601 arrow.forward.to.line.compact arrow.right.to.line.alt
        F602 teletype.answer
        F608 figure.indoor.rowing figure.outdoor.rowing oar.2.crossed
        F60D arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up
        F60D arrow.turn.up.forward.iphone arrow.turn.up.forward.iphone.fill
        F614 app.background.dotted app.connected.to.app.below.fill app.dashed app.grid app.shadow app.specular
        F614 app.translucent macwindow.and.cursorarrow macwindow.and.pointer.arrow macwindow.stack
        F625 lifepreserver lifepreserver.fill questionmark.circle.dashed
        F62C arrow.branch arrow.trianglehead.branch
        F62D arrow.trianglehead.merge
        F62E slider.horizontal.2.arrow.trianglehead.counterclockwise slider.horizontal.2.gobackward
        F62E slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
        F62E slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 slider.horizontal.2.square
        F62E slider.horizontal.2.square.badge.arrow.down slider.horizontal.below.circle.lefthalf.filled
        F62E slider.horizontal.below.circle.lefthalf.filled.inverse slider.horizontal.below.circle.righthalf.filled
        F62E slider.horizontal.below.circle.righthalf.filled.inverse slider.horizontal.below.square.and.square.filled
        F62E slider.horizontal.below.square.fill.and.square slider.horizontal.below.square.filled.and.square
        F62E slider.horizontal.below.sun.max slider.horizontal.below.sun.min
        F644 mustache mustache.fill nose nose.fill
        F648 pencil.tip.crop.circle pencil.tip.crop.circle.badge.arrow.forward
        F648 pencil.tip.crop.circle.badge.arrow.forward.fill pencil.tip.crop.circle.fill
        F64A figure.boxing figure.cooldown figure.dance figure.flexibility figure.handball figure.kickboxing
        F64A figure.martial.arts hand.rays hand.rays.fill
        F64B apple.meditate apple.meditate.square.stack apple.meditate.square.stack.fill bathtub bathtub.fill
        F64B figure.core.training figure.mind.and.body figure.pilates figure.stand.dress
        F64B figure.stand.dress.line.vertical.figure figure.yoga
        F64C accessibility.badge.arrow.up.right figure.climbing figure.gymnastics figure.jumprope figure.play
        F64E info.bubble info.bubble.fill info.windshield
        F668 cross.vial cross.vial.fill vial.viewfinder
        F66E timeline.selection
        """
}
