extension SystemSymbols {
    /// Compositions of other symbols, by the suffixes of their names.
    static let compositions = [
        "app app.fill": """
        arrow.up.forward hand.raised nosign plus questionmark xmark
        """,
        "badge.checkmark": """
        appletv applewatch apps.ipad apps.iphone bed.double desktopcomputer ear externaldrive externaldrive.fill gear
        laptopcomputer lock macbook macmini macstudio memories person.crop.circle.fill phone phone.fill rectangle.fill
        shield.lefthalf.filled square.and.arrow.down square.and.arrow.up video video.fill waveform
        """,
        "badge.checkmark badge.checkmark.fill": """
        app bolt circle photo rectangle
        """,
        "badge.clock": """
        app arrow.up.circle box.truck cart chart.bar.xaxis.ascending cursorarrow.click envelope.open globe nosign phone
        pointer.arrow.click square.and.arrow.down text.bubble text.pad.header thermometer.variable
        """,
        "badge.clock badge.clock.fill": """
        arrowshape.turn.up.backward bolt camera doc lock person person.crop.circle square.and.arrow.up truck.box
        """,
        "badge.ellipsis": """
        arrow.uturn.backward.circle arrow.uturn.left.circle camera.fill doc.fill hand.draw hand.point.up.braille
        highlighter list.bullet list.dash list.number microphone person.crop.circle square.grid.3x3.square tablecells
        tablecells.fill video video.fill
        """,
        "badge.ellipsis badge.ellipsis.fill": """
        camera flag keyboard
        """,
        "badge.exclamationmark": """
        airplayaudio airplayvideo appletv applewatch externaldrive externaldrive.fill house lightbulb.min macbook
        person.crop.circle.fill photo steeringwheel waveform
        """,
        "badge.exclamationmark badge.exclamationmark.fill": """
        circle engine.combustion speaker visionpro
        """,
        "badge.gearshape": """
        rectangle.on.rectangle
        """,
        "badge.minus": """
        at bag.fill cart.fill envelope externaldrive.fill gauge gauge.medium gauge.with.dots.needle.bottom.50percent
        memories pencil.tip.crop.circle person.2 person.crop.circle.fill rectangle rectangle.fill rectangle.stack.fill
        waveform waveform.path
        """,
        "badge.minus badge.minus.fill": """
        cart circle
        """,
        "badge.plus": """
        apps.ipad apps.iphone at bag.fill book cart.fill checkmark.circle envelope externaldrive.fill gauge gauge.medium
        gauge.with.dots.needle.bottom.50percent hourglass macwindow memories mic mic.fill microphone note.text
        pencil.tip.crop.circle person.2 person.crop.circle.fill phone.fill rectangle rectangle.center.inset.filled
        rectangle.fill rectangle.stack.fill text.pad.header video.fill waveform waveform.path
        """,
        "badge.plus badge.plus.fill": """
        circle person.crop.rectangle rectangle.portrait square
        """,
        "badge.questionmark": """
        bag bag.fill cart cart.fill externaldrive externaldrive.fill folder folder.fill gear person.crop.circle.fill
        """,
        "badge.questionmark badge.questionmark.fill": """
        checkmark.circle circle clock
        """,
        "badge.xmark": """
        apple.intelligence arkit arrow.down.circle eraser externaldrive externaldrive.fill gear lock memories mic
        mic.fill microphone person.crop.circle.fill rectangle.fill repeat square.and.arrow.down text.line.2.summary
        waveform
        """,
        "badge.xmark badge.xmark.fill": """
        bolt checkmark.circle circle clock rectangle
        """,
        "circle": """
        person star
        """,
        "circle circle.fill": """
        airplane airplayaudio airplayvideo american.football american.football.professional ant
        antenna.radiowaves.left.and.right antenna.radiowaves.left.and.right.slash apple.meditate apple.terminal
        archivebox arrow.2.circlepath arrow.backward arrow.backward.to.line arrow.clockwise arrow.counterclockwise
        arrow.down.backward arrow.down.backward.and.arrow.up.forward arrow.down.forward
        arrow.down.forward.and.arrow.up.backward arrow.down.left arrow.down.left.and.arrow.up.right
        arrow.down.left.arrow.up.right arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line
        arrow.forward arrow.forward.to.line arrow.left.and.right arrow.left.arrow.right arrow.left.to.line
        arrow.right.arrow.left arrow.right.to.line arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90
        arrow.trianglehead.turn.up.right arrow.up.and.down arrow.up.arrow.down arrow.up.backward
        arrow.up.backward.and.arrow.down.forward arrow.up.forward arrow.up.forward.and.arrow.down.backward arrow.up.left
        arrow.up.left.and.arrow.down.right arrow.up.left.arrow.down.right arrow.up.right
        arrow.up.right.and.arrow.down.left arrow.up.to.line arrow.uturn.backward arrow.uturn.down arrow.uturn.forward
        arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowshape.backward arrowshape.down arrowshape.forward
        arrowshape.left arrowshape.right arrowshape.turn.up.backward arrowshape.turn.up.backward.2
        arrowshape.turn.up.forward arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.right
        arrowshape.up arrowtriangle.backward arrowtriangle.down arrowtriangle.forward arrowtriangle.left
        arrowtriangle.right arrowtriangle.up asterisk at australiandollarsign australsign backpack backward backward.end
        bag bahtsign baseball basketball battery.100 battery.100percent bed.double bell bell.badge bell.slash bicycle
        binoculars bird bitcoinsign bolt bolt.car bolt.horizontal bolt.slash book book.closed bookmark books.vertical
        brazilianrealsign briefcase bubble bubble.left bubble.right building.columns calendar
        calendar.day.timeline.leading calendar.day.timeline.left calendar.day.timeline.right
        calendar.day.timeline.trailing camera camera.macro car cart cat cedisign cellularbars centsign
        chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chevron.backward
        chevron.forward chineseyuanrenminbisign circle circle.dotted circle.grid.3x3 circle.hexagongrid clock cloud
        cloud.bolt cloud.bolt.rain cloud.drizzle cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.moon.bolt
        cloud.moon.rain cloud.rain cloud.sleet cloud.snow cloud.sun cloud.sun.bolt cloud.sun.rain coat coloncurrencysign
        command creditcard cricket.ball cross cross.case cruzeirosign cube danishkronesign diamond dishwasher divide doc
        dog dollarsign dongsign drop dryer eject ellipsis envelope equal eurosign eurozonesign exclamationmark.bubble
        eye eye.slash fan figure.2 figure.american.football figure.archery figure.australian.football figure.badminton
        figure.barre figure.baseball figure.basketball figure.bowling figure.boxing figure.child figure.climbing
        figure.cooldown figure.core.training figure.cricket figure.cross.training figure.curling figure.dance
        figure.disc.sports figure.elliptical figure.equestrian.sports figure.fall figure.fencing figure.field.hockey
        figure.fishing figure.flexibility figure.golf figure.gymnastics figure.hand.cycling figure.handball
        figure.highintensity.intervaltraining figure.hiking figure.hockey figure.hunting figure.ice.hockey
        figure.ice.skating figure.indoor.cycle figure.indoor.rowing figure.indoor.soccer figure.jumprope
        figure.kickboxing figure.lacrosse figure.martial.arts figure.mind.and.body figure.mixed.cardio
        figure.open.water.swim figure.outdoor.cycle figure.outdoor.rowing figure.outdoor.soccer figure.pickleball
        figure.pilates figure.play figure.pool.swim figure.racquetball figure.roll figure.roll.runningpace
        figure.rolling figure.rugby figure.run figure.run.treadmill figure.sailing figure.skateboarding
        figure.skiing.crosscountry figure.skiing.downhill figure.snowboarding figure.socialdance figure.softball
        figure.squash figure.stair.stepper figure.stairs figure.step.training figure.strengthtraining.functional
        figure.strengthtraining.traditional figure.surfing figure.table.tennis figure.taichi figure.tennis
        figure.track.and.field figure.volleyball figure.walk figure.walk.suitcase.rolling figure.walk.treadmill
        figure.water.fitness figure.waterpolo figure.wave figure.wrestling figure.yoga film fish flag flag.2.crossed
        flag.checkered flag.pattern.checkered flag.slash flame florinsign folder football fork.knife forward forward.end
        francsign fuelpump gamecontroller gear gearshape gift graduationcap greaterthan guaranisign hammer hand.raised
        hand.thumbsdown hand.thumbsup handbag hare headphones heart heart.slash hockey.puck hourglass house
        house.and.flag house.lodge hryvniasign hurricane icloud indianrupeesign infinity iphone iphone.gen1
        iphone.gen1.slash iphone.gen2 iphone.gen2.slash iphone.gen3 iphone.gen3.slash iphone.radiowaves.left.and.right
        iphone.slash jacket key kipsign kph ladybug larisign leaf lessthan lightbulb line.3.horizontal
        line.3.horizontal.decrease line.horizontal.3 line.horizontal.3.decrease link lirasign list.bullet lizard
        location location.north location.slash lock magnifyingglass manatsign map mappin mappin.and.ellipse mappin.slash
        message message.badge mic mic.slash microbe microphone millsign moon moon.dust moon.haze moon.stars mountain.2
        mph multiply music.mic music.microphone nairasign newspaper norwegiankronesign number oar.2.crossed paperclip
        paperplane parkingsign pawprint pencil person.2 person.bust person.crop.circle.dashed personalhotspot pesetasign
        pesosign phone phone.arrow.up.right phone.down phone.pause photo photo.artframe pill pills pin
        play.rectangle.on.rectangle playpause plusminus polishzlotysign popcorn power recordingtape
        rectangle.fill.on.rectangle.fill rectangle.on.rectangle rectangle.on.rectangle.slash repeat repeat.1 restart
        rotate.3d rublesign rupeesign sailboat scissors shekelsign shippingbox shoe shoe.arrow.trianglehead.up.right
        shuffle signpost.left signpost.right signpost.right.and.left sleep smoke snowflake soccerball sos speaker
        speaker.slash speaker.wave.2 sportscourt square square.and.arrow.up square.and.pencil staroflife steeringwheel
        sterlingsign stethoscope storefront suitcase suitcase.rolling suitcase.rolling.and.film
        suitcase.rolling.and.suitcase sun.and.horizon sun.dust sun.haze sun.horizon sun.max sun.rain sun.snow sunrise
        sunset swedishkronasign tag teletype teletype.answer tengesign tennis.racket tennisball tent tent.2 theatermasks
        thermometer.snowflake thermometer.sun thermometer.variable.and.figure ticket timer toilet tornado tortoise tram
        trash trash.slash tray tree triangle trophy tropicalstorm tshirt tugriksign turkishlirasign tv umbrella video
        video.slash viewfinder visionpro visionpro.slash volleyball washer wave.3.backward wave.3.forward wave.3.left
        wave.3.right waveform wifi wifi.exclamationmark wind wind.snow wonsign xmark.bin yensign
        """,
        "circle.fill": """
        stop
        """,
        "diamond diamond.fill": """
        checkmark figure.walk minus plus questionmark xmark
        """,
        "octagon octagon.fill": """
        exclamationmark
        """,
        "rectangle": """
        arrow.down.backward.and.arrow.up.forward arrow.down.forward.and.arrow.up.backward
        arrow.down.left.and.arrow.up.right arrow.down.right.and.arrow.up.left arrow.up.backward.and.arrow.down.forward
        arrow.up.forward.and.arrow.down.backward arrow.up.left.and.arrow.down.right circle.dashed star
        """,
        "rectangle rectangle.fill": """
        arrow.up.right.and.arrow.down.left checkmark ellipsis heart lock minus pause plus xmark
        """,
        "seal": """
        xmark
        """,
        "seal seal.fill": """
        checkmark
        """,
        "shield shield.fill": """
        bolt staroflife
        """,
        "shield.fill": """
        key lock person.2
        """,
        "slash": """
        antenna.radiowaves.left.and.right applewatch cable.connector camera.macro cursorarrow drop.degreesign eraser
        eyeglasses hand.raised.brakesignal hand.thumbsdown hand.thumbsup headphones house ipad.and.iphone iphone.gen1
        iphone.gen2 iphone.gen3 ipod.touch ipodtouch key.radiowaves.forward ladybug laptopcomputer livephoto macbook
        memories microphone music.note network pencil personalhotspot pointer.arrow
        rectangle.portrait.on.rectangle.portrait rectangle.portrait.rotate rectangle.portrait.split.2x1 rectangle.stack
        shield.lefthalf.fill shield.lefthalf.filled snowflake square.3.layers.3d.down.left square.3.layers.3d.down.right
        steeringwheel text.page thermometer.medium water.waves waveform
        """,
        "slash slash.fill": """
        batteryblock bell.badge bookmark circle ev.charger fan flag fuelpump key lightbulb location lock
        minus.plus.batteryblock person person.2 play rectangle rectangle.on.rectangle rectangle.portrait
        rectangle.split.2x1 shield square square.stack.3d.up star tag trash tv visionpro
        """,
        "slash.fill": """
        bolt drop.degreesign eraser hand.thumbsdown hand.thumbsup house icloud key.radiowaves.forward ladybug mic
        microphone pin rectangle.fill.on.rectangle.fill rectangle.portrait.on.rectangle.portrait
        rectangle.portrait.split.2x1 rectangle.stack text.page video
        """,
        "square": """
        arrow.down.backward.and.arrow.up.forward arrow.down.forward.and.arrow.up.backward arrow.down.left.arrow.up.right
        arrow.right.arrow.left arrow.up.backward.and.arrow.down.forward arrow.up.forward.and.arrow.down.backward
        arrow.up.left.arrow.down.right chevron.up.chevron.down microphone parkingsign pointer.arrow square.grid.3x3
        square.grid.3x3.fill switch.programmable timer
        """,
        "square square.fill": """
        arrow.backward arrow.backward.to.line arrow.clockwise arrow.counterclockwise arrow.down arrow.down.backward
        arrow.down.forward arrow.down.left arrow.down.left.and.arrow.up.right arrow.down.right
        arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.forward.to.line arrow.left
        arrow.left.and.right arrow.left.arrow.right arrow.left.to.line arrow.right arrow.right.to.line arrow.up
        arrow.up.and.down arrow.up.arrow.down arrow.up.backward arrow.up.forward arrow.up.left
        arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.and.arrow.down.left arrow.up.to.line
        arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up
        arrowtriangle.backward arrowtriangle.down arrowtriangle.forward arrowtriangle.left arrowtriangle.right
        arrowtriangle.up australiandollarsign australsign bahtsign bell bitcoinsign bolt bookmark brazilianrealsign
        cedisign centsign chevron.backward chevron.down chevron.forward chevron.left chevron.right chevron.up
        chineseyuanrenminbisign circle coloncurrencysign command cruzeirosign curlybraces cursorarrow
        cursorarrow.slash danishkronesign divide dollarsign dongsign equal eurosign eurozonesign exclamationmark eye
        flag florinsign francsign greaterthan guaranisign hand.raised heart hryvniasign icloud indianrupeesign info
        kipsign larisign lessthan lightswitch.off lightswitch.on lirasign location lock manatsign mappin mic
        millsign minus multiply nairasign norwegiankronesign number pesetasign pesosign pin play polishzlotysign
        questionmark rectangle.on.rectangle rublesign rupeesign shekelsign speaker star sterlingsign
        swedishkronasign tag tengesign trash trash.slash tugriksign turkishlirasign video wifi wonsign yensign
        """,
        "app": """
        airplane.up.forward airplane.up.right checkmark location
        """,
        "app.fill": """
        airplane.up.forward airplane.up.right checkmark location
        """,
        "badge.a": """
        bolt livephoto square.stack.3d.up
        """,
        "badge.a.fill": """
        bolt square.stack.3d.up
        """,
        "badge.airplane": """
        checkmark.circle clock xmark.circle
        """,
        "badge.airplane.fill": """
        checkmark.circle clock xmark.circle
        """,
        "badge.bolt": """
        heart
        """,
        "badge.bolt.fill": """
        heart
        """,
        "badge.camera": """
        person.crop.square
        """,
        "badge.camera.fill": """
        person.crop.square
        """,
        "badge.checkmark.fill": """
        appletv bed.double lock macmini macstudio square.and.arrow.down square.and.arrow.up
        """,
        "badge.clock.fill": """
        app box.truck cart envelope.open globe phone square.and.arrow.down text.bubble
        """,
        "badge.ellipsis.fill": """
        hand.draw hand.point.up.braille microphone person.crop.circle tablecells
        """,
        "badge.exclamationmark.fill": """
        appletv house lightbulb.min photo
        """,
        "badge.eye": """
        hourglass keyboard
        """,
        "badge.eye.fill": """
        keyboard
        """,
        "badge.gear": """
        folder folder.fill
        """,
        "badge.icloud": """
        externaldrive externaldrive.fill
        """,
        "badge.key": """
        person.2
        """,
        "badge.key.fill": """
        person.2
        """,
        "badge.lock": """
        calendar hourglass wifi
        """,
        "badge.magnifyingglass": """
        photo waveform
        """,
        "badge.magnifyingglass.fill": """
        photo
        """,
        "badge.mic": """
        waveform
        """,
        "badge.minus.fill": """
        envelope pencil.tip.crop.circle person person.2
        """,
        "badge.moon": """
        person.crop.circle
        """,
        "badge.moon.fill": """
        person.crop.circle
        """,
        "badge.pause": """
        arrow.down.circle
        """,
        "badge.pause.fill": """
        arrow.down.circle
        """,
        "badge.play": """
        pano rectangle.stack thermometer.variable visionpro
        """,
        "badge.play.fill": """
        pano rectangle.stack visionpro
        """,
        "badge.plus.fill": """
        book checkmark.circle envelope microphone pencil.tip.crop.circle person person.2 video
        """,
        "badge.snowflake": """
        batteryblock.stack
        """,
        "badge.snowflake.fill": """
        batteryblock.stack
        """,
        "badge.sparkles": """
        rectangle
        """,
        "badge.sparkles.fill": """
        rectangle
        """,
        "badge.video": """
        person.crop.square
        """,
        "badge.video.fill": """
        person.crop.square
        """,
        "badge.waveform": """
        bell ear message phone video
        """,
        "badge.waveform.fill": """
        bell message phone video
        """,
        "badge.wifi": """
        externaldrive externaldrive.fill house tv
        """,
        "badge.wifi.fill": """
        house tv
        """,
        "badge.xmark.fill": """
        arrow.down.circle eraser lock microphone square.and.arrow.down
        """,
        "diamond": """
        arrow.trianglehead.turn.up.right arrow.up.right play
        """,
        "diamond.fill": """
        arrow.trianglehead.turn.up.right arrow.up.right play
        """,
        "hexagon": """
        star
        """,
        "hexagon.fill": """
        star
        """,
        "rectangle.fill": """
        arrow.down.backward.and.arrow.up.forward arrow.down.forward.and.arrow.up.backward
        arrow.down.left.and.arrow.up.right arrow.down.right.and.arrow.up.left arrow.up.backward.and.arrow.down.forward
        arrow.up.forward.and.arrow.down.backward arrow.up.left.and.arrow.down.right star
        """,
        "shield": """
        key person.2
        """,
        "square.fill": """
        arrow.down.backward.and.arrow.up.forward arrow.down.forward.and.arrow.up.backward arrow.down.left.arrow.up.right
        arrow.right.arrow.left arrow.up.backward.and.arrow.down.forward arrow.up.forward.and.arrow.down.backward
        arrow.up.left.arrow.down.right chevron.up.chevron.down circle.fill microphone parkingsign pointer.arrow
        switch.programmable
        """,
        "triangle": """
        figure.walk info
        """,
        "triangle.fill": """
        figure.walk info
        """,
    ]
}
