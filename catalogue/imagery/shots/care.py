"""Skin and body care."""
from models import care, care_bars
from shotlist import shoot

LABEL = '#e9dfcd'

shoot('squalane-oil', care.dropper,
      hero=dict(glass='#d0a783', liquid='#e8c9a0', lab=LABEL, name='squalane', note='repair oil', collar='#a98850', bulb='#d9cfbd', brushed=True, tint='blush'),
      views={'open': dict(opened=True), 'detail': dict(aim=(0.5, 0, 0.36), zoom=2.2, azim=-16), 'above': dict(elev=42, azim=-24)})

shoot('vitamin-serum', care.dropper,
      hero=dict(glass='#eecb98', liquid='#f5dcb4', lab=LABEL, name='vitamin C', note='morning serum', collar='#222726', bulb='#222726', tint='lilac'),
      views={'open': dict(opened=True), 'detail': dict(aim=(0.5, 0, 0.36), zoom=2.2, azim=-16)})

shoot('oat-body-cream', care.jar,
      hero=dict(body='#ddd3c0', lid='#a9683f', lab='#efe6d6', name='oat comfort', note='body cream', ml='200 ml', tint='cream'),
      views={'open': dict(opened=True), 'detail': dict(aim=(0.5, 0, 0.36), zoom=2.0, azim=-18), 'texture': dict(opened=True, aim=(0.34, 0.5, 0.62), zoom=2.3, elev=38)})

shoot('night-cream', care.jar,
      hero=dict(body='#b9bfd3', lid='#b39152', lab=LABEL, name='night passage', note='face cream', ml='50 ml', glassy=True, wooden=False, tint='mist'),
      views={'open': dict(opened=True), 'detail': dict(aim=(0.5, 0, 0.36), zoom=2.0, azim=-18)})

WASHES = {'bottle-green': dict(glass='#b0d0c0', scent='fern, lime, rain', lab=LABEL, name='hand wash', banded=True),
          'amber': dict(glass='#ecd0a4', scent='orange, benzoin', lab=LABEL, name='hand wash', banded=True),
          'rose': dict(glass='#f2d9d3', scent='wild rose', head='#8b5a4c', lab=LABEL, name='hand wash', banded=True)}
shoot('fern-hand-wash', care.pump_bottle,
      colours={name: dict(tint=tint, **WASHES[name]) for name, tint in (('bottle-green', 'sage'), ('amber', 'butter'), ('rose', 'blush'))},
      views={'detail': dict(aim=(0.45, 0, 0.36), zoom=2.3, azim=-14), 'above': dict(elev=32, azim=10), 'set': dict(model=care.row(care.pump_bottle, list(WASHES.values()), 1.0))})

shoot('amber-shower-oil', care.pump_bottle,
      hero=dict(glass='#eecb98', lab=LABEL, name='shower oil', scent='benzoin + orange peel', liquid='#f4dab0', tall=True, tint='mist'),
      views={'detail': dict(aim=(0.5, 0, 0.38), zoom=2.5, azim=-14)})

shoot('clay-soap-bars', care_bars.soap_bars,
      colours={'sage': dict(color='#a4ab9d', fleck='#5f7a66', recipe='green clay', tint='butter'),
               'clay': dict(color='#bf7a56', fleck='#8a4a33', recipe='red clay', tint='sand'),
               'cream': dict(color='#ddd2bc', fleck='#b59b72', recipe='oat + honey', paper='#c9b795', tint='blush'),
               'rose': dict(color='#cf9e95', fleck='#a5665c', recipe='rose clay', tint='cream')},
      views={'set': dict(stack=True), 'texture': dict(aim=(0.5, 0.35, 1.0), zoom=2.3, elev=40)})

CREAMS = {'rose': dict(color='#c98f86', cap='#2b302e', scent='wild rose'),
          'sage': dict(color='#8fa693', cap='#2b302e', scent='garden sage'),
          'amber': dict(color='#c8882b', cap='#2b302e', scent='orange peel')}
shoot('rose-hand-cream', care.tube,
      colours={name: dict(tint=tint, **CREAMS[name]) for name, tint in (('rose', 'clay'), ('sage', 'cream'), ('amber', 'butter'))},
      views={'open': dict(opened=True), 'set': dict(model=care.row(care.tube, list(CREAMS.values()), 0.80)), 'detail': dict(aim=(0.5, 0.1, 0.62), zoom=2.2)})

shoot('sea-salt-soak', care_bars.salt_jar,
      hero=dict(lab=LABEL, tint='mist'),
      views={'open': dict(opened=True, elev=34), 'detail': dict(aim=(0.72, 0.1, 0.16), zoom=2.3, elev=24)})

shoot('sandalwood-comb', care_bars.comb,
      hero=dict(wood='#b3784a', dark='#6b3d22', tint='sage'),
      views={'side': dict(elev=24, azim=-38), 'detail': dict(aim=(0.4, 0.3, 0.9), zoom=2.3, elev=40)})

shoot('soapberry-shampoo-bar', care_bars.shampoo_bar,
      colours={'amber': dict(color='#c08a3c', fleck='#7d5420', tint='cream'),
               'sage': dict(color='#93a98f', fleck='#5f7a66', tint='sand')},
      views={'in-use': dict(dish=True), 'detail': dict(aim=(0.45, 0.4, 1.0), zoom=2.0, elev=46)})

shoot('chamomile-toner', care.toner,
      hero=dict(glass='#f4ecd4', liquid='#f5e8c4', cap='#c29a66', lab=LABEL, tint='moss'),
      views={'detail': dict(aim=(0.5, 0, 0.42), zoom=2.6, azim=-16)})
