"""Furniture: seats, tables, storage, beds."""
from models import furniture, furniture_large
from models.audio import turned
from shotlist import shoot

GREEN, CHESTNUT, SAGE, CLAY, GREY = '#1e4f41', '#74432f', '#949f8d', '#a3603f', '#90918d'

shoot('riverbend-chair', furniture.chair,
      colours={'bottle-green': dict(seat=GREEN, tint='moss'), 'chestnut': dict(seat=CHESTNUT, tint='clay'), 'sage': dict(seat=SAGE, tint='cream')},
      views={'back': dict(model=turned(furniture.chair, -150)), 'side': dict(model=turned(furniture.chair, 88), elev=6), 'detail': dict(aim=(0.5, 0.9, 0.88), zoom=2.4, azim=-40)})

shoot('ladderback-chair', furniture.ladderback, hero=dict(tint='sand'),
      views={'detail': dict(aim=(0.45, 0.2, 0.55), zoom=2.4, elev=30)})

shoot('lotus-stool', furniture.stool,
      colours={'walnut': dict(wood='walnut', tint='cream'), 'chestnut': dict(wood='chestnut', tint='clay'), 'ink': dict(wood='ink', tint='stone')},
      views={'detail': dict(aim=(0.5, 0.3, 1.0), zoom=2.2, elev=34)})

shoot('valley-sofa', furniture_large.sofa,
      colours={'sage': dict(color=SAGE, tint='mist'), 'clay': dict(color=CLAY, tint='sand'), 'grey': dict(color=GREY, pillows='#a3603f', tint='lilac')},
      views={'detail': dict(aim=(0.12, 0, 0.6), zoom=2.4), 'side': dict(model=turned(furniture_large.sofa, 78), elev=9)})

shoot('ripple-side-table', furniture.side_table,
      colours={'walnut': dict(wood='walnut', tint='blush'), 'chestnut': dict(wood='chestnut', tint='clay'), 'cream': dict(wood='cream', tint='mist')},
      views={'detail': dict(aim=(0.5, 0.3, 0.9), zoom=2.4, elev=32)})

shoot('longbank-desk', furniture_large.desk, hero=dict(tint='stone'),
      views={'open': dict(lid=104, elev=40, azim=-24, fill=0.88), 'detail': dict(aim=(0.25, 0, 0.92), zoom=2.6)})

shoot('heron-shelf', furniture_large.shelf,
      colours={'walnut': dict(finish='walnut', tint='lilac'), 'cream': dict(finish='cream', tint='blush'), 'bottle-green': dict(finish='bottle-green', tint='sage')},
      views={'detail': dict(aim=(0.1, 0, 0.64), zoom=3.2), 'side': dict(dressed=False, azim=34)})

shoot('dusk-bed', furniture_large.bed,
      colours={'sage': dict(color=SAGE, tint='sand'), 'grey': dict(color=GREY, tint='lilac')},
      views={'detail': dict(aim=(0.3, 0.9, 0.7), zoom=2.4)})

shoot('reed-armchair', furniture.armchair,
      colours={'walnut': dict(wood='walnut', tint='moss'), 'ink': dict(wood='ink', tint='stone')},
      views={'detail': dict(aim=(0.2, 0.3, 0.55), zoom=2.4), 'back': dict(model=turned(furniture.armchair, -146)),
             'set': dict(model=furniture.cushioned_armchair, elev=20)})

shoot('long-bench', furniture.bench,
      colours={'walnut': dict(wood='walnut', tint='moss'), 'bottle-green': dict(wood='bottle-green', tint='sage')},
      views={'detail': dict(aim=(0.1, 0.2, 0.5), zoom=2.6)})

shoot('arch-mirror', furniture_large.mirror,
      colours={'walnut': dict(wood='walnut', tint='mist'), 'ink': dict(wood='ink', tint='sand')},
      views={'detail': dict(aim=(0.5, 0.5, 0.86), zoom=2.0, azim=24)})

shoot('two-drawer-nightstand', furniture_large.nightstand,
      colours={'walnut': dict(finish='walnut', tint='moss'), 'cream': dict(finish='cream', tint='blush'), 'sage': dict(finish='sage', tint='cream')},
      views={'open': dict(pulled=2.0, elev=30), 'detail': dict(aim=(0.5, 0, 0.75), zoom=2.4)})
