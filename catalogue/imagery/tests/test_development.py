"""python3 -m unittest discover catalogue/imagery/tests: tests that need numpy, but not Blender."""
import os
import sys
import unittest

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import denoise                                                 # noqa: E402
import develop                                                 # noqa: E402


class Develop(unittest.TestCase):
    def test_shows_a_backdrop_in_its_tint(self):
        for tint in ((0.74, 0.79, 0.72), (0.89, 0.86, 0.77), (0.2, 0.1, 0.3)):
            light = np.array(develop.untone(tint), np.float32).reshape(1, 1, 3) / 2 ** develop.BASE_EXPOSURE
            np.testing.assert_allclose(develop.tone(light)[0, 0], tint, atol=0.03)

    def test_never_burns_highlights(self):
        self.assertLess(develop.tone(np.full((1, 1, 3), 50, np.float32)).max(), 1)

    def test_pastes_without_a_seam(self):
        ground = np.ones((40, 40, 3), np.float32)
        np.testing.assert_allclose(develop.paste(ground, ground[:20, :20], 10, 10, 4), ground)

    def test_enlarges_a_gradient_evenly(self):
        small = np.repeat(np.linspace(0, 1, 10, dtype=np.float32)[None, :, None], 10, 0) * np.ones(3, np.float32)
        large = develop.enlarge(small, 20, 20)
        self.assertEqual(large.shape, (20, 20, 3))
        self.assertTrue((np.diff(large[5, :, 0]) >= 0).all())


class Denoise(unittest.TestCase):
    def test_smooths_noise_and_keeps_the_mean_and_an_edge(self):
        rng = np.random.default_rng(1)
        clean = np.where(np.arange(64)[None, :, None] < 32, 0.2, 0.8) * np.ones((64, 1, 3))
        albedo = clean.astype(np.float32)
        halves = [(clean * (1 + rng.normal(0, 0.2, (64, 64, 1)))).astype(np.float32) for _ in range(2)]
        result = denoise.denoise(*halves, albedo, albedo, np.zeros_like(albedo), np.zeros((64, 64, 1), np.float32))
        self.assertLess(np.abs(result - clean).mean(), 0.35 * np.abs(halves[0] - clean).mean())
        self.assertGreater(result[:, 34:].min() - result[:, :30].max(), 0.3)


if __name__ == '__main__':
    unittest.main()
