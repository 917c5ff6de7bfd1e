"""Several products in one picture: slides of the home page's carousel, and one scene for each category. The products are the other files' models.

Written in the products' own sizes (1 = 10 cm) where they share a table; what belongs into a room is scaled to go together.
"""
import bpy
from mathutils import Vector
import studio
import shapes as S
from models import audio, audio_speakers, care, care_bars, furniture, kitchen, kitchen_stove
from models import lighting, lighting_lanterns, scent, scent_green, stationery, stationery_desk, stationery_paper, stationery_pens
from models import textiles, textiles_large

GREEN, BLUE, AMBER, CHESTNUT, CREAM, INK, SAGE, CLAY, ROSE = '#1d5c4b', '#2f449c', '#c8811b', '#8a4a33', '#ddd3c0', '#262f2d', '#8fa693', '#b96a45', '#c98f86'
LABEL = '#e9dfcd'


def put(model, x, y, turn=0, scale=1.0, z=0.0, **recipe):
    """Stands a product with the middle of its footprint at x, y."""
    before = set(bpy.context.scene.objects)
    model(**recipe)
    added = [o for o in bpy.context.scene.objects if o not in before]
    bpy.context.view_layer.update()
    lo, hi = studio.bounds(studio.points(added))
    middle = Vector(((lo.x + hi.x) / 2, (lo.y + hi.y) / 2, lo.z))
    inner = S.group([o for o in added if o.parent is None], -middle)
    S.group([inner], (x, y, z), (0, 0, turn), scale)
    for o in added:
        if o.type == 'LIGHT':
            o.data.energy *= scale * scale
            o.data.shadow_soft_size *= scale


# ---------------------------------------------------------------- slides of the carousel
def evening_light():
    """A lamp is lit after supper: a mug, a bowl, a dry branch."""
    put(lighting.table_lamp, -0.4, 0.3, shade='#d8c9ab')
    put(scent_green.bisque_vase, 1.75, 0.75, scale=1.35, clay='#b0673f')
    put(kitchen.mug, -1.75, -1.5, turn=-25, scale=1.3, color=GREEN, dip='#eee4d2')
    put(kitchen.noodle_bowl, 0.85, -1.45, scale=0.62, glaze='#768f7b')
    return dict(elev=8)


def lit_corner():
    """A moon by the bed: globe lamp, vase, candle."""
    put(lighting.globe_lamp, 0.7, 0.0, scale=1.15)
    put(scent_green.glazed_vase, -1.1, 0.35, scale=1.25, dark='#16453a', pale='#6f9a84', gleam='#2f5f7c', branches=3)
    put(scent.candle, -0.2, -1.5, scale=0.95, glaze='#8f918b', lid='off')
    return dict(elev=8)


def good_listening():
    """Headphones, a small speaker, earbuds."""
    put(audio.headphones, -0.5, -0.3, turn=-14, scale=1.1, color=INK, pad='#33302c')
    put(audio_speakers.hearth, 1.1, 0.9, turn=16, scale=0.7, color='#23604f', strap='#8a5334')
    put(audio.earbuds, 0.85, -1.1, turn=-10, scale=0.2, color=CREAM, tip='#8d8678', inside='#b9ad98')
    return dict(elev=10)


def on_paper():
    """Notebook, pen cup, ink."""
    put(stationery_desk.turned_cup, -0.35, 1.25, scale=1.1, light='#a9683f', dark='#5a3520')
    put(stationery.notebook, 0.4, -0.2, turn=24, cover=CHESTNUT)
    put(stationery_pens.ink_bottle, -1.3, 0.0, turn=18, scale=0.75, ink=BLUE, river='Qiantang', hanzi='钱塘')
    return dict(elev=20)


# ---------------------------------------------------------------- one for each category
def kitchen_table():
    """Kettle, mug and casserole."""
    put(kitchen_stove.casserole, -1.0, 0.9, color='#b96a45')
    put(kitchen.kettle, 1.3, 0.4, turn=-20, scale=1.2, color='#262f2d')
    put(kitchen.mug, 0.2, -1.35, turn=-25, scale=1.25, color=GREEN, dip='#eee4d2')
    return dict(elev=15, azim=-6, fill=0.8)


def lamps():
    """Three lights of different heights."""
    put(lighting.table_lamp, -0.9, 0.5, shade='#d8c9ab')
    put(lighting.globe_lamp, 1.35, 0.1)
    put(lighting_lanterns.mushroom, 0.35, -1.5, scale=1.1, color='#c98a34')
    return dict(elev=8, fill=0.8, gain=0.88)


def listening():
    """Radio, headphones, earbuds."""
    put(audio_speakers.radio, 0.8, 0.9, turn=12, cabinet='#93603a', front='#2b302e', cloth='#b9a888')
    put(audio.headphones, -1.0, -0.5, turn=-16, scale=1.0, color=CREAM, pad='#c9bba4')
    put(audio.earbuds, 0.75, -1.2, turn=-10, scale=0.2, color=SAGE, tip='#4a524c', inside='#6f8474')
    return dict(elev=12, fill=0.8)


def room():
    """Armchair, side table, floor lamp and plant."""
    put(furniture.armchair, -0.5, 0.0, turn=-30, wood='walnut')
    put(furniture.side_table, 6.2, -1.5, wood='walnut')
    put(scent_green.fiddle_leaf_fig, -6.5, 4.5, scale=1.6, pot='#a9623f')
    return dict(elev=12, fill=0.82)


def soft_things():
    """Cushion, throw, towels."""
    put(textiles_large.throw, 0.6, -0.4, turn=-12, color=GREEN, ground='#c9bfa6')
    put(textiles.cushion, -0.4, 2.2, cloth=('corduroy', '#a3603f'), edge='#96512f')
    put(textiles.towels, 3.6, 0.6, turn=-18, shades=('#2f3a6e', '#5b689c', '#98a4c6', '#cfd5e2'))
    return dict(elev=13, fill=0.82)


def fragrance():
    """Reed diffuser, candle, plant."""
    put(scent_green.rubber_plant, -0.9, 0.8, scale=1.0, pot='#a9623f')
    put(scent.reed_diffuser, 1.0, 0.4, glass='#f3dcb4', liquid='#f9ead0', perfume='orange & benzoin')
    put(scent.candle, 0.3, -1.1, glaze='#8f918b', lid='off')
    return dict(elev=10, fill=0.82)


def wash_stand():
    """Hand wash, cream, soap."""
    put(care.pump_bottle, -0.75, 0.35, turn=10, glass='#eecb98', scent='orange, benzoin', lab=LABEL, name='hand wash', banded=True)
    put(care.dropper, 0.2, 0.6, scale=0.8, glass='#d0a783', liquid='#e8c9a0', lab=LABEL, name='squalane', note='repair oil', collar='#a98850', bulb='#d9cfbd', brushed=True)
    put(care.jar, 1.15, 0.1, turn=-8, body=CREAM, lid='#a9683f', lab='#efe6d6', name='oat comfort', note='body cream', ml='200 ml')
    put(care_bars.shampoo_bar, 0.2, -1.0, turn=12, scale=0.55, color='#93a98f', fleck='#5f7a66')
    return dict(elev=11, fill=0.8)


def writing_desk():
    """Notebook, pen cup, washi tape."""
    put(stationery_desk.turned_cup, -0.9, 0.9, light='#a9683f', dark='#5a3520')
    put(stationery.notebook, 0.5, 0.1, turn=22, cover=GREEN)
    put(stationery_desk.washi_set, -1.0, -0.8, scale=0.7, colors=(CLAY, CHESTNUT, ROSE, AMBER, '#a85c3c'))
    return dict(elev=24, fill=0.8)
