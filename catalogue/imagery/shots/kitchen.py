"""Kitchen and table."""
from models import kitchen
from shotlist import shoot

shoot('cloud-glaze-mug', kitchen.mug,
      colours={'bottle-green': dict(color='#1d5c4b', dip='#eee4d2', tint='sage'),
               'speculum-blue': dict(color='#2f449c', dip='#e9e4da', tint='mist'),
               'amber': dict(color='#c8811b', dip='#efe3d0', tint='butter')},
      views={'handle': dict(azim=58, elev=30), 'glaze': dict(aim=(0.4, 0, 0.8), zoom=2.4)})
