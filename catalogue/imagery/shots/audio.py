"""Audio and tech."""
from models import audio, audio_clocks, audio_speakers
from shotlist import shoot

GREEN, BLUE, CREAM, INK, SAGE, CLAY, WALNUT = '#1d5c4b', '#2f449c', '#ddd3c0', '#262f2d', '#8fa693', '#b96a45', '#93603a'

shoot('iris-headphones', audio.headphones,
      colours={'cream': dict(color=CREAM, pad='#c9bba4', tint='blush'),
               'ink': dict(color=INK, pad='#33302c', tint='stone'),
               'sage': dict(color=SAGE, pad='#b3a892', tint='cream')},
      views={'side': dict(model=audio.turned(audio.headphones, 76), elev=6), 'detail': dict(azim=-40, elev=14, aim=(0.12, 0.4, 0.30), zoom=2.3), 'above': dict(elev=48, azim=-20)})

shoot('iris-lite', audio.headphones,
      colours={'wing-blue': dict(color=BLUE, pad='#25336b', slim=True, tint='mist'),
               'ink': dict(color=INK, pad='#33302c', slim=True, tint='stone'),
               'clay': dict(color=CLAY, pad='#7d4b35', slim=True, tint='sand')},
      views={'side': dict(model=audio.turned(audio.headphones, 76), elev=6), 'detail': dict(azim=-40, elev=16, aim=(0.3, 0.5, 0.82), zoom=2.4)})

shoot('pebble-earbuds', audio.earbuds,
      colours={'cream': dict(color=CREAM, tip='#8d8678', inside='#b9ad98', tint='lilac'),
               'sage': dict(color=SAGE, tip='#4a524c', inside='#6f8474', tint='cream'),
               'ink': dict(color=INK, tip='#161a1a', inside='#3a4341', tint='stone')},
      views={'set': dict(closed=True), 'detail': dict(elev=44, azim=-14, aim=(0.5, 0.3, 0.4), zoom=2.0), 'side': dict(model=audio.turned(audio.earbuds, 78), elev=12)})

shoot('hearth-speaker', audio_speakers.hearth,
      colours={'bottle-green': dict(color='#23604f', strap='#8a5334', tint='cream'),
               'grey': dict(color='#8b9490', strap='#3c3530', tint='lilac'),
               'chestnut': dict(color='#8a4a33', strap='#4b2f22', tint='clay')},
      views={'detail': dict(azim=-32, elev=14, aim=(0.86, 0, 0.28), zoom=2.5), 'back': dict(model=audio.turned(audio_speakers.hearth, -152), elev=16)})

shoot('estuary-reference', audio_speakers.towers,
      colours={'walnut': dict(cabinet=WALNUT, baffle='#23292a', cone='#c9bda6', tint='stone'),
               'ink': dict(cabinet=INK, baffle='#1b2020', cone='#b98d4b', wood=False, tint='sand')},
      views={'detail': dict(aim=(0.2, 0.1, 0.78), zoom=2.7, azim=-24), 'side': dict(model=audio.turned(audio_speakers.towers, -52), elev=9)})

shoot('shelf-monitors', audio_speakers.monitors,
      colours={'ink': dict(cabinet=INK, baffle='#1c2121', cone='#c8a15c', tint='sage'),
               'cream': dict(cabinet=CREAM, baffle='#d3c7b1', cone='#3a3f3d', tint='blush'),
               'walnut': dict(cabinet=WALNUT, baffle='#262b2b', cone='#cfc3ad', wood=True, tint='moss')},
      views={'detail': dict(aim=(0.24, 0, 0.55), zoom=2.3, azim=-26), 'side': dict(model=audio.turned(audio_speakers.monitors, -52), elev=12)})

shoot('drake-field-watch', audio_clocks.watch,
      colours={'bottle-green': dict(dial=GREEN, leather='#8a4a2c', tint='cream'),
               'wing-blue': dict(dial='#2b3f93', leather='#8a4a2c', tint='mist'),
               'ink': dict(dial=INK, leather='#8a4a2c', tint='stone')},
      views={'detail': dict(aim=(0.5, 0.1, 0.62), zoom=2.1, azim=-14, elev=20), 'side': dict(model=audio.turned(audio_clocks.watch, -56), elev=10), 'back': dict(model=audio.turned(audio_clocks.watch, -152), elev=12)})

shoot('walnut-clock', audio_clocks.desk_clock,
      colours={'walnut': dict(rim=WALNUT, wood=True, hands='#2b2f2c', tint='lilac'),
               'bottle-green': dict(rim=GREEN, wood=False, hands='#23352f', tint='sage'),
               'cream': dict(rim=CREAM, wood=False, hands='#3a3f3d', face='#d8cdb8', tint='blush')},
      views={'detail': dict(aim=(0.68, 0, 0.6), zoom=2.6, azim=-16), 'side': dict(model=audio.turned(audio_clocks.desk_clock, -58), elev=12)})

shoot('tide-keyboard', audio.keyboard,
      colours={'sage': dict(case='#8fa693', alpha='#c6bfae', mod='#74907c', acc='#c8811b', tint='mist'),
               'cream': dict(case='#cdc3af', alpha='#c6bfae', mod='#b3a88f', acc='#b96a45', tint='blush'),
               'ink': dict(case='#2a3331', alpha='#3b4442', mod='#27302e', acc='#1f6653', tint='stone')},
      views={'detail': dict(aim=(0.16, 0.5, 0.6), zoom=2.4, elev=36, azim=-24), 'above': dict(elev=78, azim=0), 'side': dict(model=audio.turned(audio.keyboard, 62), elev=14)})

shoot('tabletop-radio', audio_speakers.radio,
      colours={'walnut': dict(cabinet=WALNUT, front='#2b302e', cloth='#b9a888', tint='moss'),
               'cream': dict(cabinet='#d8cdb8', front='#e6dcc8', cloth='#8f8672', wood=False, tint='blush')},
      views={'detail': dict(aim=(0.74, 0, 0.45), zoom=2.3, azim=-10), 'side': dict(model=audio.turned(audio_speakers.radio, 56), elev=16)})

shoot('wireless-charger', audio.charger,
      colours={'walnut': dict(base=WALNUT, top='#3f4a46', tint='cream'),
               'ink': dict(base=INK, top='#59625f', wood=False, tint='stone')},
      views={'in-use': dict(phone=True, elev=38), 'detail': dict(aim=(0.3, 0.3, 0.6), zoom=2.2, elev=24)})

shoot('tide-mouse', audio.mouse,
      colours={'sage': dict(color=SAGE, accent='#3c4a42', tint='mist'),
               'cream': dict(color=CREAM, accent='#8d7f68', tint='blush'),
               'ink': dict(color=INK, accent='#c8811b', tint='sand')},
      views={'side': dict(model=audio.turned(audio.mouse, 82), elev=8), 'above': dict(elev=66, azim=-24)})

shoot('plain-wall-clock', audio_clocks.wall_clock,
      colours={'cream': dict(face='#e8dfce', hand='#2b3a34', second='#b96a45', tint='sage'),
               'bottle-green': dict(face='#1f5a4a', hand='#dfd4bf', second='#c8911f', tint='sand')},
      views={'side': dict(azim=42, elev=8), 'detail': dict(aim=(0.5, 0, 0.5), zoom=1.9, azim=-18, elev=10)})
