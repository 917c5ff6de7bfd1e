"""Lighting."""
from models import lighting, lighting_hanging as hanging, lighting_lanterns as lanterns
from models.audio import turned
from shotlist import shoot

GREEN, AMBER, CREAM, INK, CLAY, SAGE = '#1d5c4b', '#c8811b', '#e2d8c4', '#2b3234', '#b96a45', '#8fa693'

# ---------------------------------------------------------------- by the bed and on the desk
shoot('evening-linen-lamp', lighting.table_lamp,
      colours={'cream': dict(shade='#d8c9ab', tint='sand'), 'bottle-green': dict(shade='#27604f', tint='sage'), 'clay': dict(shade='#ad6644', tint='blush')},
      views={'detail': dict(aim=(0.6, 0.2, 0.5), zoom=2.3), 'above': dict(elev=34)})

shoot('full-moon-lamp', lighting.globe_lamp, hero=dict(tint='mist'),
      views={'detail': dict(aim=(0.5, 0.2, 0.22), zoom=2.4), 'above': dict(elev=32)})

shoot('reading-arc-lamp', lighting.arc_lamp,
      colours={'bottle-green': dict(color=GREEN, tint='stone'), 'ink': dict(color=INK, tint='lilac')},
      views={'in-use': dict(book=True, elev=18), 'detail': dict(aim=(0.2, 0.5, 0.86), zoom=2.6, elev=3), 'above': dict(phone=True, elev=38, azim=-30)})

shoot('brass-student-lamp', lighting.student_lamp, hero=dict(color=GREEN, tint='butter'),
      views={'detail': dict(aim=(0.62, 0.2, 0.7), zoom=2.2, elev=4), 'side': dict(model=turned(lighting.student_lamp, 66), elev=10)})

shoot('mushroom-lamp', lanterns.mushroom,
      colours={'cream': dict(color='#d9cbb0', tint='blush'), 'amber': dict(color='#c98a34', tint='butter'), 'sage': dict(color=SAGE, tint='cream')},
      views={'detail': dict(aim=(0.5, 0.1, 0.5), zoom=2.2, elev=4), 'above': dict(elev=36)})

shoot('clip-light', lighting.clip_light,
      colours={'bottle-green': dict(color=GREEN, tint='sage'), 'cream': dict(color=CREAM, tint='blush'), 'ink': dict(color=INK, tint='stone')},
      views={'in-use': dict(clipped=True, elev=16), 'detail': dict(aim=(0.7, 0.5, 0.1), zoom=2.6, elev=24)})

# ---------------------------------------------------------------- hanging, on the wall, on the floor
shoot('orchard-pendant', hanging.pendant,
      colours={'clay': dict(color=CLAY, tint='clay'), 'bottle-green': dict(color=GREEN, tint='sage'), 'cream': dict(color='#e8dcc4', tint='blush'), 'ink': dict(color=INK, tint='stone')},
      views={'detail': dict(aim=(0.5, 0, 0.86), zoom=2.4, elev=10), 'side': dict(elev=-26)})

shoot('paper-cloud-pendant', hanging.paper_cloud, hero=dict(tint='sage'),
      views={'texture': dict(aim=(0.35, 0, 0.5), zoom=2.4), 'side': dict(elev=-24)})

shoot('pebble-wall-light', hanging.pebble_light,
      colours={'cream': dict(color='#efe2c8', tint='blush'), 'clay': dict(color=CLAY, tint='sand')},
      views={'side': dict(azim=-56, elev=6), 'detail': dict(aim=(0.2, 0, 0.7), zoom=2.2)})

shoot('rice-paper-floor-lamp', hanging.floor_lamp, hero=dict(tint='cream'),
      views={'detail': dict(aim=(0.5, 0.2, 0.2), zoom=2.6), 'texture': dict(aim=(0.5, 0, 0.7), zoom=3.2)})

# ---------------------------------------------------------------- to carry
shoot('harbor-lantern', lanterns.lantern,
      colours={'bottle-green': dict(color=GREEN, tint='butter'), 'ink': dict(color=INK, tint='stone'), 'amber': dict(color=AMBER, tint='mist')},
      views={'detail': dict(aim=(0.5, 0.1, 0.22), zoom=2.3, elev=12), 'above': dict(elev=32), 'in-use': dict(mood='evening', exposure=0.0, elev=6)})

shoot('firefly-night-lantern', lanterns.firefly, hero=dict(tint='stone'),
      views={'back': dict(model=turned(lanterns.firefly, -150)), 'detail': dict(aim=(0.5, 0.1, 0.48), zoom=2.0, azim=-24)})
