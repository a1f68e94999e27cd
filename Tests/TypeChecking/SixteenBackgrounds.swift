// scopes: 200
import PortableSwiftUI

struct SixteenBackgrounds: View {
    var body: some View {
        VStack {
            byType
            byMember
            mixed
        }
    }

    private var byType: some View {
        Text("Type")
            .background(Color.red).background(Color.green).background(Color.blue).background(Color.mint)
            .background(Color.red).background(Color.green).background(Color.blue).background(Color.mint)
            .background(Color.red).background(Color.green).background(Color.blue).background(Color.mint)
            .background(Color.red).background(Color.green).background(Color.blue).background(Color.mint)
    }

    private var byMember: some View {
        Text("Member")
            .background(.red).background(.green).background(.blue).background(.mint)
            .background(.red).background(.green).background(.blue).background(.mint)
            .background(.red).background(.green).background(.blue).background(.mint)
            .background(.red).background(.green).background(.blue).background(.mint)
    }

    private var mixed: some View {
        Text("Mixed")
            .background(.red).background(Color.green).background(.blue).background(Color.mint)
            .background(.red).background(Color.green).background(.blue).background(Color.mint)
            .background(.red).background(Color.green).background(.blue).background(Color.mint)
            .background(.red).background(Color.green).background(.blue).background(Color.mint)
    }
}
