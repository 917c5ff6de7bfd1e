"""Stationery."""
from models import stationery, stationery_desk, stationery_paper, stationery_pens
from shotlist import shoot

GREEN, BLUE, AMBER, CHESTNUT, INK, SAGE, CLAY, ROSE = '#1d5c4b', '#2f449c', '#c8811b', '#8a4a33', '#262f2d', '#8fa693', '#b96a45', '#c98f86'

shoot('cloth-notebook', stationery.notebook,
      colours={'chestnut': dict(cover=CHESTNUT, tint='butter'),
               'bottle-green': dict(cover=GREEN, tint='sage'),
               'wing-blue': dict(cover=BLUE, tint='mist')},
      views={'open': dict(model=stationery.spread, accent=AMBER), 'detail': dict(aim=(0.22, 0.1, 0.6), zoom=2.3, elev=32),
             'set': dict(model=lambda cover: stationery.notebook_set(GREEN, BLUE, cover))})

shoot('weekly-planner', stationery.planner,
      colours={'bottle-green': dict(cover=GREEN, accent='#b08d57', tint='sage'),
               'rose': dict(cover=ROSE, accent='#8a4a33', tint='cream'),
               'ink': dict(cover=INK, accent='#b08d57', tint='stone')},
      views={'open': dict(model=lambda cover, accent: stationery.spread(cover, True, CLAY)), 'detail': dict(aim=(0.55, 0.1, 0.8), zoom=2.1, elev=36)})

shoot('letter-set', stationery_paper.letter_set,
      colours={'clay': dict(color='#c07a55', wax='#1d5c4b', tint='blush'),
               'sage': dict(color=SAGE, wax='#8a4a33', tint='cream'),
               'cream': dict(color='#d8cbb2', wax='#8a3d2c', tint='mist')},
      views={'detail': dict(aim=(0.4, 0.25, 1.0), zoom=2.6, elev=44), 'side': dict(elev=32, azim=26)})

shoot('brass-pen', stationery_pens.brass_pen,
      hero=dict(color='#b08d4e', tint='stone'),
      views={'detail': dict(aim=(0.80, 0.62, 1.0), zoom=2.3), 'above': dict(elev=70, azim=-38)})

shoot('bluewing-fountain-pen', stationery_pens.fountain_pen,
      colours={'wing-blue': dict(color='#24388f', sheen='#6a4aa8', tint='cream'),
               'bottle-green': dict(color='#154a3c', sheen='#3f8f7a', tint='sage'),
               'ink': dict(color='#1e2624', sheen='#4a5a66', tint='stone')},
      views={'detail': dict(aim=(0.62, 0.25, 0.8), zoom=2.7, elev=34), 'side': dict(closed=True)})

shoot('river-inks', stationery_pens.ink_bottle,
      colours={'wing-blue': dict(ink=BLUE, river='Qiantang', hanzi='钱塘', tint='mist'),
               'bottle-green': dict(ink='#17604c', river='Lijiang', hanzi='漓江', tint='sage'),
               'chestnut': dict(ink=CHESTNUT, river='Huanghe', hanzi='黄河', tint='clay'),
               'amber': dict(ink='#b9741a', river='Jinsha', hanzi='金沙', tint='butter')},
      views={'open': dict(opened=True), 'texture': dict(aim=(0.66, 0.8, 0.72), zoom=2.3)})

shoot('turned-pen-cup', stationery_desk.turned_cup,
      colours={'walnut': dict(light='#a9683f', dark='#5a3520', tint='moss'),
               'chestnut': dict(light='#8a4a33', dark='#4a2418', tint='clay')},
      views={'above': dict(filled=False, elev=46), 'detail': dict(aim=(0.4, 0.1, 0.45), zoom=2.3)})

shoot('terracotta-pen-cup', stationery_desk.clay_cup,
      hero=dict(color=CLAY, tint='sand'),
      views={'above': dict(filled=False, elev=46), 'detail': dict(aim=(0.5, 0.1, 0.5), zoom=2.3)})

shoot('washi-tape', stationery_desk.washi_set,
      colours={'sage': dict(colors=(SAGE, '#5f7a66', '#9fb08a', GREEN, '#74907c'), tint='butter'),
               'clay': dict(colors=(CLAY, '#8a4a33', ROSE, '#c8811b', '#a85c3c'), tint='cream'),
               'wing-blue': dict(colors=(BLUE, '#6d86c9', '#4a64a8', '#25336b', '#7f9bb8'), tint='mist')},
      views={'detail': dict(aim=(0.3, 0.2, 0.4), zoom=2.2)})

shoot('walnut-desk-tray', stationery_desk.desk_tray,
      hero=dict(light='#a9683f', dark='#5a3520', tint='sage'),
      views={'above': dict(filled=False), 'detail': dict(aim=(0.8, 0.3, 0.9), zoom=2.4, elev=36)})

shoot('colored-pencils', stationery_pens.colored_pencils,
      hero=dict(tint='stone'),
      views={'detail': dict(tips=True, aim=(0.45, 0.2, 0.8), zoom=2.2, elev=36)})

shoot('wax-seal-set', stationery_paper.wax_seal_set,
      colours={'chestnut': dict(color='#8a3d2c', sticks=('#8a3d2c', '#b96a45', '#6b3526'), tint='cream'),
               'bottle-green': dict(color=GREEN, sticks=(GREEN, '#8fa693', '#b08d57'), tint='blush')},
      views={'detail': dict(aim=(0.5, 0.55, 0.1), zoom=2.6, elev=44), 'above': dict(elev=64, azim=-8)})

shoot('desk-calendar', stationery.desk_calendar,
      colours={'cream': dict(stand='#d3c7b1', tear='#b0492f', tint='lilac'),
               'bottle-green': dict(stand=GREEN, tear='#1d5c4b', tint='sand')},
      views={'side': dict(azim=38, elev=12), 'detail': dict(aim=(0.5, 0, 0.85), zoom=2.2)})
