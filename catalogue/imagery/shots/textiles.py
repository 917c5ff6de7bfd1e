"""Textiles: towels, cushions, blankets, bed linen, rugs, bags."""
from models import textiles, textiles_bags, textiles_large
from models.audio import turned
from shotlist import shoot

GREEN, BLUE, AMBER = '#1e4f41', '#2f3a6e', '#b0762a'
CLAY, SAGE, GREY, ROSE, CREAM = '#a3603f', '#949f8d', '#90918d', '#b98980', '#d9cfbd'

shoot('long-staple-towels', textiles.towels,
      colours={'bottle-green': dict(shades=('#1e4f41', '#53806f', '#93b0a0', '#cfdacd'), tint='stone'), 'wing-blue': dict(shades=('#2f3a6e', '#5b689c', '#98a4c6', '#cfd5e2'), tint='mist'),
               'rose': dict(shades=('#8f544b', '#b57f75', '#d0aaa0', '#e5d2c9'), tint='blush')},
      views={'texture': dict(aim=(0.25, 0, 0.75), zoom=2.4, elev=16), 'set': dict(model=textiles.rolled_towels)})

shoot('waffle-bath-towels', textiles.waffle_towel,
      colours={'wing-blue': dict(color='#3a4675', tint='mist'), 'sage': dict(color=SAGE, tint='cream'), 'grey': dict(color=GREY, tint='lilac'),
               'clay': dict(color=CLAY, tint='sand')},
      views={'texture': dict(aim=(0.3, 0.1, 0.9), zoom=2.4, elev=34), 'side': dict(model=turned(textiles.waffle_towel, 66), elev=12)})

shoot('corduroy-cushion', textiles.cushion,
      colours={'wing-blue': dict(cloth=('corduroy', BLUE), edge='#26336d', tint='lilac'), 'clay': dict(cloth=('corduroy', CLAY), edge='#96512f', tint='sand'),
               'bottle-green': dict(cloth=('corduroy', GREEN), edge='#17493c', tint='sage'), 'amber': dict(cloth=('corduroy', AMBER), edge='#a0661a', tint='butter')},
      views={'side': dict(model=turned(textiles.cushion, -62), elev=10), 'texture': dict(aim=(0.18, 0, 0.84), zoom=2.2)})

shoot('linen-cushion', textiles.cushion,
      colours={'clay': dict(cloth=('linen', CLAY), edge='#a85d3b', width=5.0, height=3.0, plump=1.7, seed=5, tint='sand'),
               'sage': dict(cloth=('linen', SAGE), edge='#829a87', width=5.0, height=3.0, plump=1.7, seed=5, tint='cream'),
               'cream': dict(cloth=('linen', CREAM), edge='#cfc2ac', width=5.0, height=3.0, plump=1.7, seed=5, tint='blush')},
      views={'texture': dict(aim=(0.18, 0, 0.75), zoom=2.2)})

shoot('wool-throw', textiles_large.throw,
      colours={'bottle-green': dict(color=GREEN, ground='#c9bfa6', tint='stone'), 'clay': dict(color=CLAY, ground='#dccbb2', tint='sand'),
               'grey': dict(color='#74756f', ground='#cfcabf', tint='lilac')},
      views={'texture': dict(aim=(0.3, 0, 0.85), zoom=2.4), 'side': dict(model=turned(textiles_large.throw, 64), elev=12)})

shoot('cotton-knit-blanket', textiles_large.knit_blanket,
      colours={'rose': dict(color=ROSE, tint='blush'), 'cream': dict(color=CREAM, tint='sand'), 'wing-blue': dict(color='#3a4675', tint='mist')},
      views={'texture': dict(aim=(0.3, 0, 0.85), zoom=2.2, elev=24)})

shoot('washed-cotton-set', textiles_large.bed_set,
      colours={'rose': dict(color='#c99d93', trim='#e2d3c6', tint='blush'), 'sage': dict(color='#9ba694', trim='#dcd8c9', tint='sage'),
               'cream': dict(color='#ddd3c2', trim='#cfc4b0', tint='sand'), 'grey': dict(color='#97978f', trim='#d5d3cc', tint='lilac')},
      views={'detail': dict(aim=(0.45, 0.2, 0.5), zoom=2.2)})

shoot('white-ring-tote', textiles_bags.tote,
      colours={'cream': dict(color='#d9cdb4', print_color=GREEN, tint='sage'), 'sage': dict(color=SAGE, print_color='#ece4d4', tint='cream'),
               'wing-blue': dict(color='#33406e', print_color='#ece4d4', tint='mist')},
      views={'in-use': dict(filled=True, azim=-14), 'detail': dict(aim=(0.55, 0, 0.42), zoom=2.4)})

shoot('commuter-backpack', textiles_bags.backpack,
      colours={'bottle-green': dict(color='#20443a', tint='butter'), 'ink': dict(color='#2d2f30', tint='stone'), 'chestnut': dict(color='#6d3f2d', strap='#3d2a20', tint='clay')},
      views={'back': dict(model=turned(textiles_bags.backpack, -152)), 'detail': dict(aim=(0.45, 0, 0.78), zoom=2.3)})

shoot('linen-napkins', textiles.napkins,
      colours={'sage': dict(color=SAGE, tint='cream'), 'clay': dict(color=CLAY, tint='sand'), 'cream': dict(color=CREAM, tint='blush')},
      views={'detail': dict(aim=(0.4, 0.1, 0.5), zoom=2.2)})

shoot('flat-weave-rug', textiles_large.rug,
      colours={'clay': dict(color='#985638', ground='#dccfb8', tint='sand'), 'wing-blue': dict(color='#33406e', ground='#d3cdbf', tint='mist')},
      views={'detail': dict(aim=(0.4, 0.3, 0), zoom=1.9, elev=32)})

shoot('tufted-bath-mat', textiles_large.bath_mat,
      colours={'sage': dict(color=SAGE, tint='cream'), 'grey': dict(color=GREY, tint='lilac'), 'rose': dict(color=ROSE, tint='blush')},
      views={'texture': dict(aim=(0.3, 0.2, 0.5), zoom=2.4), 'side': dict(model=textiles_large.rolled_mat)})
