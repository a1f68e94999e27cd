extension SystemSymbols {
    /// Compositions of other symbols, by the suffixes of their names.
    static let compositions = [
        "app app.fill": """
        arrow.up.forward hand.raised nosign plus questionmark xmark
        """,
        "badge.checkmark": """
        externaldrive externaldrive.fill gear person.crop.circle.fill phone phone.fill rectangle.fill
        shield.lefthalf.filled video video.fill
        """,
        "badge.checkmark badge.checkmark.fill": """
        app bolt circle photo rectangle
        """,
        "badge.clock": """
        arrow.up.circle cursorarrow.click envelope.open
        """,
        "badge.clock badge.clock.fill": """
        arrowshape.turn.up.backward bolt camera doc lock person person.crop.circle square.and.arrow.up truck.box
        """,
        "badge.ellipsis": """
        arrow.uturn.backward.circle arrow.uturn.left.circle doc.fill tablecells tablecells.fill video video.fill
        """,
        "badge.ellipsis badge.ellipsis.fill": """
        camera flag keyboard
        """,
        "badge.exclamationmark": """
        airplayaudio airplayvideo externaldrive externaldrive.fill steeringwheel waveform
        """,
        "badge.exclamationmark badge.exclamationmark.fill": """
        circle engine.combustion speaker visionpro
        """,
        "badge.gearshape": """
        rectangle.on.rectangle
        """,
        "badge.minus": """
        at bag.fill cart.fill externaldrive.fill gauge.with.dots.needle.bottom.50percent memories
        person.crop.circle.fill rectangle rectangle.fill rectangle.stack.fill waveform waveform.path
        """,
        "badge.minus badge.minus.fill": """
        cart circle
        """,
        "badge.plus": """
        apps.iphone at bag.fill cart.fill externaldrive.fill gauge.with.dots.needle.bottom.50percent hourglass
        macwindow memories mic mic.fill note.text person.crop.circle.fill phone.fill rectangle rectangle.fill
        rectangle.stack.fill video.fill waveform waveform.path
        """,
        "badge.plus badge.plus.fill": """
        circle person.crop.rectangle rectangle.portrait square
        """,
        "badge.questionmark": """
        bag bag.fill cart cart.fill externaldrive externaldrive.fill folder folder.fill gear
        """,
        "badge.questionmark badge.questionmark.fill": """
        checkmark.circle circle clock
        """,
        "badge.xmark": """
        arkit externaldrive externaldrive.fill gear mic mic.fill person.crop.circle.fill rectangle.fill
        """,
        "badge.xmark badge.xmark.fill": """
        bolt checkmark.circle circle clock rectangle
        """,
        "circle": """
        person star
        """,
        "circle circle.fill": """
        airplane airplayaudio airplayvideo ant antenna.radiowaves.left.and.right archivebox arrow.backward
        arrow.backward.to.line arrow.clockwise arrow.counterclockwise arrow.down.backward arrow.down.forward
        arrow.down.left arrow.down.left.and.arrow.up.right arrow.down.right arrow.down.right.and.arrow.up.left
        arrow.down.to.line arrow.forward arrow.forward.to.line arrow.left.and.right arrow.left.arrow.right
        arrow.left.to.line arrow.right.to.line arrow.triangle.2.circlepath arrow.up.and.down arrow.up.arrow.down
        arrow.up.backward arrow.up.forward arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right
        arrow.up.right.and.arrow.down.left arrow.up.to.line arrow.uturn.backward arrow.uturn.down
        arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up arrowshape.backward arrowshape.down
        arrowshape.forward arrowshape.left arrowshape.right arrowshape.turn.up.backward arrowshape.turn.up.forward
        arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.right arrowshape.up
        arrowtriangle.backward arrowtriangle.down arrowtriangle.forward arrowtriangle.left arrowtriangle.right
        arrowtriangle.up asterisk at australiandollarsign australsign backpack backward backward.end bag bahtsign
        baseball basketball battery.100percent bed.double bell bell.badge bell.slash bicycle binoculars bird
        bitcoinsign bolt bolt.horizontal bolt.slash book book.closed bookmark books.vertical brazilianrealsign
        briefcase bubble.left bubble.right building.columns calendar camera camera.macro car cart cat cedisign
        centsign chart.line.uptrend.xyaxis chevron.backward chevron.forward chineseyuanrenminbisign circle
        circle.dotted circle.grid.3x3 circle.hexagongrid clock cloud cloud.bolt cloud.bolt.rain cloud.drizzle
        cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.rain cloud.sleet cloud.snow cloud.sun cloud.sun.bolt
        cloud.sun.rain coloncurrencysign command creditcard cross cross.case cruzeirosign danishkronesign divide doc
        dollarsign dongsign drop eject ellipsis envelope equal eurosign eurozonesign exclamationmark.bubble eye
        eye.slash figure.2 figure.child figure.run figure.walk figure.wave film fish flag flag.2.crossed
        flag.checkered flag.slash flame florinsign folder football fork.knife forward forward.end francsign fuelpump
        gear gearshape gift graduationcap greaterthan guaranisign hammer hand.raised hand.thumbsdown hand.thumbsup
        handbag headphones heart heart.slash hourglass house house.lodge hryvniasign hurricane icloud
        indianrupeesign infinity iphone iphone.gen1 iphone.gen1.slash iphone.gen2 iphone.gen2.slash iphone.gen3
        iphone.gen3.slash iphone.radiowaves.left.and.right iphone.slash kipsign kph ladybug larisign leaf lessthan
        lightbulb line.3.horizontal line.3.horizontal.decrease link lirasign list.bullet location location.north
        location.slash lock magnifyingglass manatsign map mappin mappin.and.ellipse mappin.slash message
        message.badge mic mic.slash millsign moon moon.stars mountain.2 mph multiply music.mic nairasign newspaper
        norwegiankronesign number paperclip paperplane parkingsign pawprint pencil person.2 person.bust
        personalhotspot pesetasign pesosign phone phone.arrow.up.right phone.down photo photo.artframe pill pills
        pin play.rectangle.on.rectangle playpause plusminus polishzlotysign popcorn power recordingtape
        rectangle.on.rectangle rectangle.on.rectangle.slash repeat repeat.1 restart rotate.3d rublesign rupeesign
        sailboat scissors shekelsign shippingbox shoe shuffle signpost.left signpost.right signpost.right.and.left
        smoke snowflake soccerball sos speaker speaker.slash speaker.wave.2 sportscourt square square.and.arrow.up
        square.and.pencil staroflife steeringwheel sterlingsign stethoscope storefront sun.dust sun.haze sun.horizon
        sun.max sunrise sunset swedishkronasign tag teletype tengesign tennis.racket tennisball tent tent.2
        theatermasks thermometer.snowflake thermometer.sun timer toilet tornado tram trash trash.slash tray tree
        triangle trophy tropicalstorm tshirt tugriksign turkishlirasign tv video video.slash viewfinder visionpro
        visionpro.slash volleyball wave.3.backward wave.3.forward wave.3.left wave.3.right waveform wifi
        wifi.exclamationmark wind wind.snow wonsign xmark.bin yensign
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
        circle.dashed
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
        lock
        """,
        "slash": """
        antenna.radiowaves.left.and.right applewatch cable.connector cursorarrow eyeglasses ipad.and.iphone
        iphone.gen1 iphone.gen2 iphone.gen3 laptopcomputer livephoto network pencil shield.lefthalf.filled snowflake
        square.3.layers.3d.down.left square.3.layers.3d.down.right steeringwheel thermometer.medium water.waves
        waveform
        """,
        "slash slash.fill": """
        batteryblock bell.badge bookmark circle ev.charger fan flag fuelpump key lightbulb location lock
        minus.plus.batteryblock person person.2 play rectangle rectangle.on.rectangle rectangle.portrait
        rectangle.split.2x1 shield square square.stack.3d.up star tag trash tv visionpro
        """,
        "slash.fill": """
        bolt icloud mic pin video
        """,
        "square": """
        square.grid.3x3 timer
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
    ]
}
