import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 香氛绿植. */
export const scentRemarks: Readonly<Record<string, PhraseBank>> = {
  'stoneware-candle': {
    praise: [
      ['头一回等它整面化开，后来真的没烧出坑。', 'I let it melt all across the first time, and it never tunneled.'],
      ['烧完拿热水一冲，现在插着我的笔。', 'Rinsed out with hot water, it now holds my pens.'],
      ['盖上木盖就灭，没有烟味。', 'The lid puts it out without a whiff of smoke.'],
    ],
    reservations: [['芯要剪短，不然会冒黑烟。', 'Trim the wick or it smokes.']],
    complaints: [['大客厅里几乎闻不到。', 'In a big living room you hardly smell it.']],
  },
  'candle-trio': {
    praise: [
      ['一周试三种，留下了檀木。', 'I tried one a day and settled on sandalwood.'],
      ['小瓷杯洗干净喝茶正好。', 'Washed out, the cups are right for tea.'],
      ['没有标签，桌上很清爽。', 'No labels, so they look calm on the table.'],
    ],
    reservations: [['十二小时很快，没几天就没了。', 'Twelve hours go quickly.']],
    complaints: [['白茶那支太淡，凑近才有。', 'The white tea is so faint you must lean in.']],
  },
  'pebble-humidifier': {
    praise: [
      ['从上面倒水，终于不用抱着跑。', 'It fills from the top; no more carrying tanks.'],
      ['半夜听不见，只看得到一缕雾。', 'Silent at night, just a thread of mist.'],
      ['桌面真的没湿。', 'The table really does stay dry.'],
    ],
    reservations: [['四百五十毫升，开一整夜差不多刚好用完。', '450 ml is gone by morning.']],
    complaints: [['用自来水会积白，要换纯净水。', 'Tap water leaves a white film; use purified.']],
  },
  'reed-diffuser': {
    praise: [
      ['插三根刚好，进门淡淡的。', 'Three reeds are enough for a hello at the door.'],
      ['一周翻一次，味道又回来。', 'Turn them weekly and it wakes up again.'],
      ['放在玄关，客人一进门就问。', 'Guests ask about it as soon as they step in.'],
    ],
    reservations: [['夏天挥发快一些。', 'It evaporates faster in the heat.']],
    complaints: [['液体洒到木柜上会留印，要垫一下。', 'It marks wood if it spills; use a dish.']],
  },
  'after-rain-mist': {
    praise: [
      ['喷头很细，窗帘上没有点子。', 'The spray is fine and leaves no spots on curtains.'],
      ['像刚下过雨的院子，不像香水。', 'Like a yard after rain and not like perfume.'],
      ['车里喷一下，皮味没了。', 'One spray in the car and the new smell was gone.'],
    ],
    reservations: [['留香短，一小时就散。', 'It is gone in an hour.']],
    complaints: [['瓶子滑，湿手拿要小心。', 'The bottle is slippery in wet hands.']],
  },
  'pine-incense': {
    praise: [
      ['烟很细很直，不呛眼。', 'A thin, straight smoke that does not sting.'],
      ['四十分钟正好看完一章。', 'Forty minutes, one chapter.'],
      ['香座沉，灰都落在盘里。', 'The holder is heavy and catches all the ash.'],
    ],
    reservations: [['要开点窗，小房间会闷。', 'Open a window in a small room.']],
    complaints: [['有几支运来断成两截。', 'A few sticks arrived in two pieces.']],
  },
  'fiddle-leaf-fig': {
    praise: [
      ['三周没掉一片叶子，第四周冒了新芽。', 'Three weeks without losing a leaf, then a new bud.'],
      ['盆底有孔有托，不怕浇多。', 'A hole and a saucer, so I cannot drown it.'],
      ['立在沙发边，像换了个房间。', 'Beside the sofa it changed the room.'],
    ],
    reservations: [['叶子大，灰也显，要常擦。', 'Big leaves show dust; wipe them often.']],
    complaints: [['到手有一片叶子折了。', 'One leaf was creased on arrival.']],
  },
  'rubber-plant-mini': {
    praise: [
      ['忘了浇两周，它还好好的。', 'I forgot it for two weeks and it did not mind.'],
      ['红色的芽鞘自己掉下来，第一次见。', 'I had never seen the red sheath drop off before.'],
      ['放显示器旁边刚好，不挡线。', 'It fits right beside my monitor.'],
    ],
    reservations: [['长得慢，着急的别买。', 'It grows slowly, so be patient.']],
    complaints: [['土有点少，自己添了一把。', 'A bit short on soil; I topped it up.']],
  },
  'snake-plant': {
    praise: [
      ['出差三周回来，跟走的时候一样。', 'Three weeks away, and it looked the same.'],
      ['叶子直直的，摆走廊很精神。', 'Straight as a soldier in our hall.'],
      ['素陶盆有手感，三只小脚不留水印。', 'The pot feels good, and its feet leave no mark.'],
    ],
    reservations: [['别多浇，一个月一回就好。', 'Do not overwater; once a month will do.']],
    complaints: [['有一片叶尖是干的。', 'One tip was dry.']],
  },
  'bisque-vase': {
    praise: [
      ['一根枯枝插进去，角度自己就好了。', 'A dry twig finds its own angle.'],
      ['外面摸着是干的、温的。', 'Warm and dry to the touch.'],
      ['指痕留着，每只都看得出是手拉的。', 'The finger marks tell you it was thrown.'],
    ],
    reservations: [['瓶口只插得下两三枝。', 'It takes two or three stems at the most.']],
    complaints: [['外壁沾了水会留深色印子，干了才退。', 'Water darkens the outside until it dries.']],
  },
  'glazed-vase': {
    praise: [
      ['空着摆也好看，釉有流下来的样子。', 'Good empty; you can see how the glaze ran.'],
      ['枝条插进去真的自己站住了。', 'Branches really do stand up in it.'],
      ['凑近能看到一点蓝，拍不出来。', 'There is a blue up close that no photo shows.'],
    ],
    reservations: [['颜色每只不同，收到才知道。', 'Each comes out different, so you find out when it arrives.']],
    complaints: [
      ['里面有一小块没上到釉，渗水垫了碟子。', 'A spot inside missed the glaze, and it sweats onto a saucer.'],
    ],
  },
  'long-spout-can': {
    praise: [
      ['架子里头那盆终于不用搬出来浇。', 'The pot at the back of the shelf stays put now.'],
      ['水流细，土没冲出坑。', 'A thin stream and no craters.'],
      ['倒到剩一口也不用举高。', 'You can pour the last drop without lifting.'],
    ],
    reservations: [['一点二升，阳台大的要接两三回。', 'At 1.2 L, a big balcony takes a few refills.']],
    complaints: [['嘴口被水垢堵过一次。', 'Scale blocked the spout once.']],
  },
};
