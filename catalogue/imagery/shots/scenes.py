"""Slides of the carousel, wide and tall, with room for words; and a square scene for each category."""
from models import scenes
from shotlist import scene

# Words stand left of a wide picture's things and above a tall picture's.
WIDE = dict(ratio=16 / 9, pixels=1600, fill=0.84, side=0.22, drop=-0.02)
TALL = dict(ratio=3 / 4, pixels=960, fill=0.64, drop=0.19)

# Where the height decides how large things are, they keep clear of a tall picture's lower edge.
HIGH = dict(fill=0.58, drop=0.17)

# A bulb's own light on what stands around it is blotchy at the usual number of samples. A wide picture has more pixels for each
# thing than a tall one, so half as many samples look as smooth.
LAMPLIT = dict(wide=dict(samples=4), tall=dict(samples=8))

for slug, model, look, upright in (('evening-light', scenes.evening_light, dict(tint='sage', gain=0.86, **LAMPLIT['wide']), dict(**LAMPLIT['tall'], **HIGH)),
                                   ('lit-corner', scenes.lit_corner, dict(tint='sand', gain=0.86), HIGH),
                                   ('good-listening', scenes.good_listening, dict(tint='mist'), {}), ('on-paper', scenes.on_paper, dict(tint='butter', elev=19), {})):
    scene(slug + '-wide', model, **WIDE, **look)
    scene(slug + '-tall', model, **{**TALL, **look, **upright})

for slug, model, tint in (('kitchen', scenes.kitchen_table, 'sage'), ('lighting', scenes.lamps, 'sand'), ('audio', scenes.listening, 'blush'), ('furniture', scenes.room, 'moss'),
                          ('textiles', scenes.soft_things, 'clay'), ('scent', scenes.fragrance, 'stone'), ('care', scenes.wash_stand, 'lilac'), ('stationery', scenes.writing_desk, 'butter')):
    scene('category-' + slug, model, tint=tint)
