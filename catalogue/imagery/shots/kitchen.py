"""Kitchen and table."""
from models import kitchen, kitchen_stove as stove, kitchen_tea as tea
from models.audio import turned
from shotlist import shoot

GREEN, BLUE, AMBER, CHESTNUT, CREAM = '#1d5c4b', '#2f449c', '#c8811b', '#8a4a33', '#e2d8c4'
INK, CLAY, SAGE, ROSE, BODY = '#2b3234', '#b96a45', '#8fa693', '#c98f86', '#e4d9c4'

# ---------------------------------------------------------------- cookware
shoot('gooseneck-kettle', kitchen.kettle,
      colours={'ink': dict(color=INK, tint='stone'), 'cream': dict(color=CREAM, tint='blush'), 'bottle-green': dict(color=GREEN, tint='sage')},
      views={'detail': dict(aim=(0.66, 0.2, 0.22), zoom=2.5, elev=32), 'side': dict(model=turned(kitchen.kettle, -58), elev=12), 'in-use': dict(cup=AMBER, elev=18)})

shoot('beech-skillet', stove.skillet, hero=dict(tint='clay'),
      views={'in-use': dict(egg=True, elev=38), 'detail': dict(aim=(0.62, 0.4, 0.6), zoom=2.2), 'above': dict(elev=62)})

shoot('ember-casserole', stove.casserole,
      colours={'clay': dict(color='#a85931', tint='sand'), 'bottle-green': dict(color=GREEN, tint='sage'), 'ink': dict(color=INK, tint='stone')},
      views={'open': dict(opened=True, elev=26), 'detail': dict(aim=(0.5, 0.3, 0.95), zoom=2.4, elev=22), 'above': dict(elev=40, azim=-34)})

shoot('heron-santoku', stove.santoku, hero=dict(tint='mist'),
      views={'detail': dict(aim=(0.35, 0.4, 0.9), zoom=2.4), 'in-use': dict(model=stove.chopping)})

WALNUT_WOOD = dict(light=kitchen.WALNUT[0], dark=kitchen.WALNUT[1], tint='cream')
shoot('walnut-board', kitchen.cutting_board, hero=WALNUT_WOOD,
      views={'in-use': dict(model=kitchen.cheese_board), 'texture': dict(model=kitchen.board_grain, aim=(0.42, 0.56, 1.0), zoom=1.9)})

# ---------------------------------------------------------------- tableware
MUG_COLOURS = {'bottle-green': dict(color=GREEN, dip=BODY, tint='sage'), 'wing-blue': dict(color=BLUE, dip=BODY, tint='mist'),
               'amber': dict(color=AMBER, dip=BODY, tint='butter')}
shoot('cloud-glaze-mug', kitchen.mug, colours=MUG_COLOURS,
      views={'above': dict(filled=True, azim=28, elev=34), 'detail': dict(aim=(0.4, 0, 0.55), zoom=2.3), 'scale': dict(model=kitchen.mug_sizes)})

shoot('cloud-glaze-pair', kitchen.mug_pair, hero=dict(colors=(GREEN, CHESTNUT), dip=BODY, tint='clay'),
      views={'open': dict(model=kitchen.mug_box), 'set': dict(colors=(BLUE, AMBER), tint='mist')})

shoot('bluewing-flask', kitchen.water_bottle,
      colours={'wing-blue': dict(color=BLUE, tint='butter'), 'bottle-green': dict(color=GREEN, tint='moss'), 'cream': dict(color=CREAM, tint='blush')},
      views={'open': dict(opened=True, elev=20), 'detail': dict(aim=(0.5, 0.3, 0.86), zoom=3.0, elev=16, azim=24)})

shoot('indigo-teapot', tea.teapot,
      colours={'wing-blue': dict(color='#2b3f88', tint='stone'), 'bottle-green': dict(color=GREEN, tint='sage')},
      views={'in-use': dict(cups=True, elev=24), 'open': dict(opened=True, elev=44), 'side': dict(model=turned(tea.teapot, 55), elev=10)})

shoot('lakeside-bowl', kitchen.noodle_bowl,
      colours={'sage': dict(glaze='#768f7b', tint='moss'), 'wing-blue': dict(glaze='#3f55a5', tint='mist'), 'clay': dict(glaze=CLAY, tint='sand')},
      views={'in-use': dict(chopsticks=True, elev=32, fill=0.8), 'above': dict(elev=58), 'side': dict(elev=5)})

shoot('dawn-bowls', kitchen.snack_bowls, hero=dict(colors=('#b57a60', '#d0b48c'), tint='blush'),
      views={'in-use': dict(food=True, elev=36), 'set': dict(stacked=True, elev=12, fill=0.6)})

shoot('reed-plates', kitchen.plates,
      colours={'sage': dict(color=SAGE, tint='cream'), 'cream': dict(color='#d9cdb6', tint='sage'), 'wing-blue': dict(color='#4659a6', tint='mist')},
      views={'in-use': dict(model=kitchen.plate_setting), 'side': dict(leaning=False, elev=8), 'detail': dict(aim=(0.75, 0.1, 0.6), zoom=2.4)})

# ---------------------------------------------------------------- tea
shoot('gaiwan-set', tea.gaiwan_set,
      colours={'sage': dict(color='#99ae9b', tint='cream'), 'cream': dict(color='#d9d0bb', tint='clay')},
      views={'open': dict(opened=True, elev=34), 'above': dict(elev=56), 'detail': dict(aim=(0.62, 0.4, 0.7), zoom=2.2, elev=14)})

shoot('tea-caddy', tea.caddy,
      colours={'clay': dict(color=CLAY, lid='wood', tint='sand'), 'ink': dict(color=INK, lid='brass', tint='stone'), 'cream': dict(color=CREAM, lid='wood', tint='moss')},
      views={'open': dict(opened=True, elev=32), 'detail': dict(aim=(0.5, 0, 0.72), zoom=2.2)})
