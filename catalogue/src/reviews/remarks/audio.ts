import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 数码影音. */
export const audioRemarks: Readonly<Record<string, PhraseBank>> = {
  'iris-headphones': {
    praise: [
      ['地铁里一下子安静了，像有人把门关上。', 'The subway went quiet, as if someone shut a door.'],
      ['手盖住右耳就能听见报站，好用。', 'Cupping the right ear to hear the stop is brilliant.'],
      ['耳罩坏了单买一副换上，没花几个钱。', 'I replaced the pads alone, for very little.'],
      ['戴眼镜飞了十个小时，没夹。', 'Ten hours on a plane with glasses, and no pinch.'],
    ],
    reservations: [['夏天耳朵会闷，换织物耳罩好些。', 'Warm on the ears in summer.']],
    complaints: [['降噪开着有一点点底噪。', 'With canceling on there is a faint hiss.']],
  },
  'iris-lite': {
    praise: [
      ['轻到忘了摘，下楼取快递还戴着。', 'So light that I went for the mail still wearing them.'],
      ['六十小时不是吹的，十天充一次。', 'Sixty hours is real; I charge every ten days.'],
      ['按一下旋钮就暂停，比触控靠谱。', 'Press the dial to pause: better than any touch pad.'],
    ],
    reservations: [['没有降噪，办公室吵就不太行。', 'No noise canceling, so not for a loud office.']],
    complaints: [['贴耳式，戴久了耳廓有点热。', 'They sit on the ear, and mine get warm.']],
  },
  'pebble-earbuds': {
    praise: [
      ['盒子一头重，放桌上自己摆正，好玩。', 'The case rights itself on the table, which never gets old.'],
      ['侧躺着听也不顶耳朵。', 'I can lie on my side with them in.'],
      ['跑步淋了雨，擦擦接着听。', 'Caught in the rain on a run; wiped them and kept going.'],
    ],
    reservations: [['盒子太滑，口袋里掏出来要小心。', 'The case is slippery coming out of a pocket.']],
    complaints: [['左耳偶尔充不上，要重新放一下。', 'The left bud sometimes misses its charge until reseated.']],
  },
  'hearth-speaker': {
    praise: [
      ['放在木桌上，低音一下子厚了。', 'On a wooden table the bass fills right out.'],
      ['旋钮转到底那一声“嗒”很舒服。', 'The click at the end of the dial is very satisfying.'],
      ['院子里烧烤，隔着一棵树也听得清。', 'At a barbecue it carried across the yard.'],
    ],
    reservations: [['提手拆下来要用点力。', 'The handle takes some force to remove.']],
    complaints: [['没有防水，一下雨就得往屋里抱。', 'It is not waterproof, so rain means running indoors.']],
  },
  'tabletop-radio': {
    praise: [
      ['旋钮有飞轮，拨一下滑过去三个台，停不下来。', 'The flywheel dial glides past stations, and I cannot stop.'],
      ['爷爷拿到就会用，没问过我一次。', 'My grandfather used it at once and has not asked me a thing.'],
      ['人声很近，早上听新闻像有人陪着。', 'Voices feel close; the morning news is company.'],
    ],
    reservations: [['天线藏在背后，靠墙要留点空。', 'The antenna is at the back, so leave a gap to the wall.']],
    complaints: [['高楼里 AM 几乎收不到。', 'In my high-rise, AM is mostly static.']],
  },
  'estuary-reference': {
    praise: [
      ['调音师傅来了两趟，第二趟带着曲线图。', 'The engineer came twice, the second time with the curves.'],
      ['大提琴一拉，屋子像变大了。', 'One note of cello and the room grew.'],
      ['四十层木头压在一起，缝都找不到。', 'Forty layers of wood, and I cannot find a seam.'],
    ],
    reservations: [['一百多公斤，先量好电梯。', 'Over a hundred kilos; measure the elevator.']],
    complaints: [['等师傅上门等了一个多星期，有点久。', 'It took over a week for the engineer to come.']],
  },
  'shelf-monitors': {
    praise: [
      ['插上唱机就响，真的不用功放。', 'I plugged in a turntable and it played; no amp needed.'],
      ['背后那个靠墙拨档，拨一下就不轰了。', 'The switch for walls does exactly what it says.'],
      ['看电影人声清楚，不用开字幕了。', 'Dialogue is so clear that I turned the captions off.'],
    ],
    reservations: [['遥控器太小，找不着。', 'The remote is tiny and always lost.']],
    complaints: [['右箱的连线只有三米，摆远了不够。', 'The link cable is three meters, too short for my shelf.']],
  },
  'drake-field-watch': {
    praise: [
      ['夜里起来看一眼，几个小时后还亮着。', 'Hours after lights-out the hands still glow.'],
      ['底盖贴着手腕很平，戴一天不硌。', 'The back lies flat on my wrist, and after an hour I forget it.'],
      ['三十八毫米，细手腕戴着也合适。', 'At 38 mm it suits a thin wrist.'],
    ],
    reservations: [['表带头两周有点硬。', 'The strap is stiff for the first two weeks.']],
    complaints: [['一天快了七八秒，送去调了一次。', 'It gained seven seconds a day until I had it regulated.']],
  },
  'walnut-clock': {
    praise: [
      ['凑到耳边才听得见一点点声。', 'You have to hold it to your ear to hear anything.'],
      ['表圈摸不到接缝，真是整块车出来的。', 'Not a seam on the rim; it really is one piece.'],
      ['两只小铜脚站得很稳，擦床头柜也没碰倒过。', 'The little brass feet are steady; dusting has never tipped it.'],
    ],
    reservations: [['没有夜光，半夜要开灯看。', 'No glow, so at night you need a light.']],
    complaints: [
      ['用了三个月慢了两分钟，换电池才好。', 'It lost two minutes in three months until I changed the battery.'],
    ],
  },
  'plain-wall-clock': {
    praise: [
      ['从厨房那头看过来也分得清几点。', 'I can read it from the far end of the kitchen.'],
      ['窗户不反光，这点很难得。', 'No window glare on the dial, which is rare.'],
      ['上课的教室用的，学生说终于听不见秒针了。', 'It hangs in my classroom, and no one hears a tick.'],
    ],
    reservations: [
      ['表盘只有四个点，要看准几分得多瞧一眼。', 'With only four dots, the exact minute takes a second look.'],
    ],
    complaints: [['挂孔有点浅，碰一下会歪。', 'The hanging slot is shallow, and a bump tilts it.']],
  },
  'tide-keyboard': {
    praise: [
      ['晚上敲字，隔壁屋说没听见。', 'I type at night and the next room hears nothing.'],
      ['天天敲，字符一点没掉。', 'I type all day and the legends are untouched.'],
      ['三台设备切换很快，按一下就过去了。', 'Switching between three devices takes one key.'],
    ],
    reservations: [['矮键帽要适应两天，之后就好了。', 'The low caps take two days to learn.']],
    complaints: [['空格键比别的键响一点。', 'The space bar is louder than the rest.']],
  },
  'tide-mouse': {
    praise: [
      ['图书馆里点了一下午，没人回头。', 'An afternoon of clicking in the library and nobody turned around.'],
      ['滚轮一拨到底，看长文档省事。', 'One flick of the wheel runs to the end of a report.'],
      ['左手也能用，终于有人想到我们。', 'I am left-handed, and someone finally thought of us.'],
    ],
    reservations: [['拇指那边没有侧键，习惯的人要想想。', 'No side buttons, if you depend on them.']],
    complaints: [['玻璃桌上光标会飘。', 'The pointer drifts on my glass desk.']],
  },
  'wireless-charger': {
    praise: [
      ['早上起来是满的，线也不用找。', 'Full by morning and no cable to hunt for.'],
      ['木头边高出一点，手机没滑下来过。', 'The wooden lip keeps the phone from sliding off.'],
      ['小灯很暗，放床头不晃眼。', 'The light is dim enough for a nightstand.'],
    ],
    reservations: [['手机壳厚的要摘掉。', 'Thick cases have to come off.']],
    complaints: [['充电时手机有点温。', 'The phone gets warm while it charges.']],
  },
};
