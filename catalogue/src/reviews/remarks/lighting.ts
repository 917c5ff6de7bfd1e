import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 灯具照明. */
export const lightingRemarks: Readonly<Record<string, PhraseBank>> = {
  'evening-linen-lamp': {
    praise: [
      ['灯一开是一圈圈的光，真的不刺眼。', 'The light really does fall in rings, with no glare.'],
      ['开关摸黑也找得到，不用坐起来。', 'I find the switch in the dark without sitting up.'],
      ['底座沉，猫跳上床头柜也没碰倒。', 'Heavy base; the cat on the nightstand has not toppled it.'],
    ],
    reservations: [['亚麻有点显灰，要用软毛刷。', 'The linen shows dust and wants a soft brush.']],
    complaints: [['灯罩收到时有一点歪，自己掰正的。', 'The shade came a little crooked and I bent it straight.']],
  },
  'full-moon-lamp': {
    praise: [
      ['半夜喂奶用低档，不晃眼也看得清。', 'For night feeds the low level is enough and blinds nobody.'],
      ['玻璃上真有月亮那样的暗斑。', 'The glass does have shadows like the moon.'],
      ['长按慢慢熄灭，像有人替我关灯。', 'It fades out as if someone turned it down for me.'],
    ],
    reservations: [['触摸太灵，擦灰的时候会自己亮。', 'The touch base is so keen that dusting turns it on.']],
    complaints: [['线上没有开关，插座远了不方便。', 'No switch on the cord, awkward if the outlet is far.']],
  },
  'mushroom-lamp': {
    praise: [
      ['孩子自己按，按一下说一句晚安。', 'My son presses it himself and says good night to it.'],
      ['光往下漏，照到拖鞋，不照脸。', 'It lights the slippers and not the face.'],
      ['充一次真的用了两周。', 'One charge did last two weeks.'],
    ],
    reservations: [['伞盖按下去要居中，边上按不动。', 'Press the cap in the middle; the edge does nothing.']],
    complaints: [['有一次半夜自己亮了，不知道为什么。', 'It came on by itself one night and I do not know why.']],
  },
  'reading-arc-lamp': {
    praise: [
      ['坐直了完全看不到灯珠，眼睛不累。', 'Sitting up I cannot see the diodes at all.'],
      ['画水彩用的，颜色和白天一样。', 'I paint under it, and the colors match daylight.'],
      ['灯臂停得住，掰到哪里算哪里。', 'The arm stays exactly where you leave it.'],
    ],
    reservations: [['底座占桌面，小桌子要想想。', 'The base takes room on a small desk.']],
    complaints: [['亮度调到底还是有点亮。', 'The lowest setting is still rather bright for me.']],
  },
  'brass-student-lamp': {
    praise: [
      ['放了半年，底座常碰的地方已经亮起来了。', 'Half a year on, the brass shines where I touch it.'],
      ['灯罩能俯仰，写字看书各一个角度。', 'The shade tips, one angle for writing and one for reading.'],
      ['有图书馆的那个味道。', 'It has that library feeling.'],
    ],
    reservations: [['新的时候太亮，等它变旧才好看。', 'Too shiny when new; it needs time.']],
    complaints: [['铜味有点重，擦了两遍才散。', 'It smelled of brass until I wiped it twice.']],
  },
  'clip-light': {
    praise: [
      ['夹床头这么久，漆面没有印子。', 'Weeks on the headboard and not a mark on the paint.'],
      ['我看书，先生照睡。', 'I read while my husband sleeps.'],
      ['夹谱架也行，琴房里就靠它。', 'It clips to a music stand and lights my practice room.'],
    ],
    reservations: [['软管硬，第一次弯要用点劲。', 'The gooseneck is stiff the first time.']],
    complaints: [['夹口张开六厘米，我的床头板厚了一点。', 'It opens six centimeters, and my headboard is thicker.']],
  },
  'orchard-pendant': {
    praise: [
      ['饭菜颜色很正，拍照不用调。', 'Food looks right; no need to fix the photos.'],
      ['坐着看不见灯泡，不晃眼。', 'You cannot see the bulb from your chair.'],
      ['灯线能自己收，挂到七十厘米刚好。', 'The cord shortens easily; seventy centimeters is spot on.'],
    ],
    reservations: [['罩子是铝的，撞一下就有坑。', 'The shade is aluminum and dents if you bump it.']],
    complaints: [['吊线盒盖和天花板有一点缝。', 'The ceiling cover leaves a small gap.']],
  },
  'paper-cloud-pendant': {
    praise: [
      ['点亮能看见树皮的纹路，客人都抬头看。', 'Lit, you see the bark in the paper, and every guest looks up.'],
      ['轻到一个小钩子就挂住了。', 'So light that one small hook held it.'],
      ['冷风一吹灰就走了。', 'The hair dryer on cold sends the dust off.'],
    ],
    reservations: [['撑开的时候要两个人，纸怕扯。', 'Opening it is a job for two; the paper is easy to tear.']],
    complaints: [['有一张纸贴得不平，亮灯能看出来。', 'One sheet is pasted unevenly, which shows when it is on.']],
  },
  'pebble-wall-light': {
    praise: [
      ['光顺着墙走，楼梯半夜不用开大灯。', 'Light runs along the wall, and the stairs need nothing else.'],
      ['磁吸的，擦灰一拿就下来。', 'It comes off its magnets for dusting.'],
      ['陶的边上会透一点光，很好看。', 'The ceramic glows at the edge.'],
    ],
    reservations: [['插头款的线要自己藏。', 'On the plug-in version you have to hide the cord yourself.']],
    complaints: [['两盏颜色深浅不太一样。', 'My two are not quite the same shade.']],
  },
  'rice-paper-floor-lamp': {
    praise: [
      ['上下两盏灯泡，光从头到脚一样匀。', 'Two bulbs make it even from top to bottom.'],
      ['角落有了它，大灯再也没开过。', 'The ceiling light has not been on since.'],
      ['小铜珠一拉就亮，孩子抢着拉。', 'One tug on the brass bead, and the kids fight over whose turn it is.'],
    ],
    reservations: [['扫地机器人撞了一下，纸上有个印。', 'The robot vacuum bumped it and left a mark on the paper.']],
    complaints: [
      ['有一条腿短了一点，灯是斜的，垫了纸才直。', 'One leg was a hair short, and the lamp leaned until I shimmed it.'],
    ],
  },
  'harbor-lantern': {
    praise: [
      ['停电那晚，一家人靠它吃完了饭。', 'The power went out, and we finished dinner by it.'],
      ['亮度没有档位，转到哪里都行。', 'The dial has no steps, so any brightness will do.'],
      ['倒挂在帐篷顶上，四个人打牌够亮。', 'Hung upside down in the tent, it was enough for cards.'],
    ],
    reservations: [['满亮只有五小时，露营要带充电宝。', 'Five hours on full, so take a power bank camping.']],
    complaints: [['旋钮在低亮那头有点虚。', 'The dial is vague at the dim end.']],
  },
  'firefly-night-lantern': {
    praise: [
      ['摔了无数次，还是好的。', 'Dropped countless times and still fine.'],
      [
        '二十分钟自己暗下去，不用我偷偷去关。',
        'It fades in twenty minutes, and I no longer sneak in to switch it off.',
      ],
      ['罩子拆下来洗，橙汁印没了。', 'The shade washes; the juice stain is gone.'],
    ],
    reservations: [['充电口的塞子有点紧，小孩自己打不开。', 'The port cover is tight, too tight for a child.']],
    complaints: [['硅胶容易沾灰，两天擦一次。', 'Silicone collects lint, so it gets wiped every other day.']],
  },
};
