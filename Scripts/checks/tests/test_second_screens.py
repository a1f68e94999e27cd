import unittest

from checks import second_screens


def element(label, role="button", frame=(0, 200, 390, 44), kinds=(), **others):
    return {
        "role": role, "label": label, "frame": list(frame), "groups": [{"kind": kind} for kind in kinds], **others}


class CandidateTests(unittest.TestCase):
    def test_rows_come_before_buttons(self):
        elements = [
            element("Add"), element("Title", role="heading"), element("Row", kinds=["list"]),
            element("Tab", kinds=["tabs"]), element("Off", enabled=False), element("Below", frame=(0, 900, 390, 44))]
        found = second_screens.candidates(elements, [390, 844])
        self.assertEqual([element["label"] for element in found], ["Row", "Add"])


class ScreenTests(unittest.TestCase):
    def test_a_changed_value_is_not_another_screen(self):
        before = [("button", "Plus", None), ("text", "Count", "1"), ("heading", "Counter", None)]
        self.assertFalse(second_screens.is_another([before[0], ("text", "Count", "2"), before[2]], before))
        self.assertTrue(second_screens.is_another([("heading", "Detail", None)], before))

    def test_states_have_no_numbers_of_elements(self):
        first, second = element("A", id=1), element("A", id=2)
        self.assertEqual(second_screens.state([first]), second_screens.state([second]))


class BackTests(unittest.TestCase):
    def test_the_corner_is_tried_first_and_then_names_and_gestures(self):
        elements = [element("Done", frame=(300, 50, 80, 44)), element("Recipes", frame=(8, 50, 44, 44))]
        commands = second_screens.ways_back(elements)
        self.assertEqual([way[0][0] for way in commands], ["tap", "tap", "drag", "drag"])
        self.assertEqual(commands[0][0][1], [30, 72])
