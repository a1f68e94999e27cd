// scopes: 200
import PortableSwiftUI

struct HundredViews: View {
    @State private var isOn = false
    let name: String

    var body: some View {
        VStack {
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
            Text("Title \(name)").font(.headline)
            Text(name).foregroundStyle(.secondary)
            Image(systemName: "star").padding()
            Color.red.frame(width: 10, height: 10)
            Divider()
            Spacer()
            Toggle("On", isOn: $isOn)
            Button("Turn") { isOn.toggle() }
            Circle().fill(.blue).frame(width: 8)
            if isOn { Text("On") } else { Text("Off").bold() }
        }
    }
}
