"""Scent and plants: candles, diffusers, incense, potted plants, vases, garden tools."""
from models import scent, scent_green
from shotlist import shoot

GREEN, BLUE, CLAY, SAGE, GREY, CREAM, INK = '#1e4f41', '#2f3a6e', '#a9623f', '#949f8d', '#90918d', '#ddd4c4', '#2e3231'

shoot('stoneware-candle', scent.candle, hero=dict(glaze='#8f918b', tint='stone', elev=24),
      views={'above': dict(elev=42), 'set': dict(lid='on', lit=False)})

shoot('candle-trio', scent.candle_trio, hero=dict(tint='cream'), views={'above': dict(elev=44, azim=-8)})

shoot('pebble-humidifier', scent.humidifier,
      colours={'cream': dict(color=CREAM, tint='mist'), 'sage': dict(color=SAGE, tint='cream'), 'grey': dict(color=GREY, tint='lilac')},
      views={'in-use': dict(mist=True, mood='evening', fill=0.78), 'above': dict(elev=44)})

shoot('reed-diffuser', scent.reed_diffuser,
      colours={'amber': dict(glass='#f3dcb4', liquid='#f9ead0', perfume='orange & benzoin', tint='butter'),
               'bottle-green': dict(glass='#a9d3bf', liquid='#e3f2e6', perfume='fern & lime', tint='sage'),
               'rose': dict(glass='#f7e6e0', liquid='#fbf0ec', perfume='wild rose', tint='blush')},
      views={'detail': dict(aim=(0.5, 0.5, 0.28), zoom=2.3)})

shoot('after-rain-mist', scent.room_mist,
      colours={'bottle-green': dict(glass='#6fb095', liquid='#dff0e2', perfume='fern & lime', tint='sage'),
               'amber': dict(glass='#e6b679', liquid='#f4d9a9', perfume='orange & benzoin', tint='butter')},
      views={'open': dict(capped=False)})

shoot('pine-incense', scent.incense, hero=dict(tint='stone'), views={'in-use': dict(smoke=True, mood='evening')})

shoot('fiddle-leaf-fig', scent_green.fiddle_leaf_fig,
      colours={'cream': dict(pot=CREAM, tint='sage'), 'clay': dict(pot=CLAY, tint='sand'), 'ink': dict(pot=INK, tint='stone')},
      views={'detail': dict(aim=(0.55, 0.3, 0.72), zoom=2.2), 'above': dict(elev=38)})

shoot('rubber-plant-mini', scent_green.rubber_plant,
      colours={'clay': dict(pot=CLAY, tint='sage'), 'sage': dict(pot=SAGE, tint='cream'), 'wing-blue': dict(pot=BLUE, tint='mist')},
      views={'detail': dict(aim=(0.5, 0.3, 0.75), zoom=2.2), 'above': dict(elev=44)})

shoot('snake-plant', scent_green.snake_plant,
      colours={'cream': dict(pot=CREAM, tint='blush'), 'clay': dict(pot=CLAY, tint='sand'), 'ink': dict(pot=INK, tint='stone')},
      views={'detail': dict(aim=(0.5, 0.3, 0.30), zoom=2.2, elev=16)})

shoot('bisque-vase', scent_green.bisque_vase,
      colours={'clay': dict(clay=CLAY, tint='clay'), 'cream': dict(clay=CREAM, tint='blush'), 'ink': dict(clay=INK, tint='stone')},
      views={'detail': dict(stem=False, aim=(0.5, 0, 0.7), zoom=2.2), 'side': dict(stem=False)})

shoot('glazed-vase', scent_green.glazed_vase,
      colours={'bottle-green': dict(dark='#16453a', pale='#6f9a84', gleam='#2f5f7c', tint='sand'),
               'wing-blue': dict(dark='#25336b', pale='#7d8fb4', gleam='#3f7f8c', tint='mist')},
      views={'in-use': dict(branches=3), 'detail': dict(aim=(0.5, 0, 0.85), zoom=2.2, elev=22)})

shoot('long-spout-can', scent_green.watering_can,
      colours={'bottle-green': dict(color=GREEN, tint='sage'), 'brass': dict(color='brass', tint='mist'), 'cream': dict(color=CREAM, tint='blush')},
      views={'detail': dict(aim=(0.75, 0.5, 0.6), zoom=2.2, elev=30)})
