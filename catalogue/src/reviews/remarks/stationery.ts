import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 文具纸品. */
export const stationeryRemarks: Readonly<Record<string, PhraseBank>> = {
  'cloth-notebook': {
    praise: [
      ['摊平就是平的，不用拿手压。', 'It lies flat without a hand on it.'],
      ['钢笔写上去不洇，背面只有影子。', 'Fountain pen does not feather, and the back shows only a shadow.'],
      ['页码和目录，终于找得到自己写的东西。', 'Page numbers and an index: I can find my own notes.'],
    ],
    reservations: [['布面容易沾灰。', 'The cloth picks up dust.']],
    complaints: [['书签带的末端散了，自己烧了一下。', 'The ribbon frayed, and I sealed it with a match.']],
  },
  'weekly-planner': {
    praise: [
      ['断了两周没写，一点不浪费。', 'I skipped two weeks and wasted nothing.'],
      ['角撕掉一拨就是这周，很聪明。', 'Tear the corners and your thumb finds this week.'],
      ['右边空白页比日程还常用。', 'I use the empty page more than the schedule.'],
    ],
    reservations: [['没有本子套，放包里会磨。', 'There is no sleeve, so it scuffs in a bag.']],
    complaints: [['周末两天的格子太小。', 'The weekend boxes are too small.']],
  },
  'desk-calendar': {
    praise: [
      ['每天撕的那一声很解压。', 'The crisp tear each morning is a small joy.'],
      ['背面空白拿来写便条，一张没浪费。', 'I write notes on the backs and waste none.'],
      ['字大，坐沙发上也看得见。', 'Figures big enough to read from the sofa.'],
    ],
    reservations: [['要记得每天撕，不然就成摆设。', 'You have to remember to tear it.']],
    complaints: [['偶尔一撕带下来两张。', 'Now and then two days tear off at once.']],
  },
  'letter-set': {
    praise: [
      ['纸厚得像布，收信的朋友都来问。', 'The paper is thick as cloth; the friends I write to all ask about it.'],
      ['信封衬纸真的看不见里面。', 'The lining does hide the letter.'],
      ['格纸垫在下面，字终于不歪了。', 'The ruled sheet keeps my lines straight.'],
    ],
    reservations: [['火漆封的背胶要多按一会儿才牢。', 'The wax seals want a long press before they hold.']],
    complaints: [['有两只信封压出了折。', 'Two envelopes came creased.']],
  },
  'washi-tape': {
    praise: [
      ['两卷叠着贴，颜色混得很好看。', 'Two layered make a lovely third color.'],
      ['从照片上揭下来没有胶。', 'It came off a photo clean.'],
      ['徒手就能撕，孩子也会。', 'It tears by hand, even for my kid.'],
    ],
    reservations: [['素色那卷黏性弱一点。', 'The plain roll holds a little less.']],
    complaints: [['一卷起头找不到，抠了半天。', 'I could not find the end of one roll.']],
  },
  'wax-seal-set': {
    praise: [
      ['照着附的信封做，第一枚就成了。', 'I followed the sample envelope, and my first seal worked.'],
      ['铜印在冰袋上凉一下再擦干，真的不粘。', 'Cooled on an ice pack and wiped dry, the stamp lifts clean.'],
      ['寄到国外没裂。', 'It reached another country without a crack.'],
    ],
    reservations: [['蜡条要明火，宿舍不方便。', 'It needs a flame, awkward in a dorm.']],
    complaints: [['蜡滴少了，鸭子的边压不全。', 'With too little wax, the outline of the duck did not come out.']],
  },
  'brass-pen': {
    praise: [
      ['越用越亮，别人一看就知道是我的。', 'It shines where I hold it; everyone knows it is mine.'],
      ['重，字反而慢下来，好看了。', 'The weight slows me down, and my writing is better for it.'],
      ['一拧就出芯，没有笔帽可丢。', 'A twist and it writes, with no cap to lose.'],
    ],
    reservations: [['手汗多会有铜味。', 'It smells of brass in warm hands.']],
    complaints: [['笔夹偏紧，厚一点的口袋夹不进。', 'The clip is stiff and will not go over a thick pocket.']],
  },
  'bluewing-fountain-pen': {
    praise: [
      [
        '转一下，笔杆里的光会动，开会都在看它。',
        'Turn it and the light moves in the barrel; I do it all through meetings.',
      ],
      ['盒子里那页试写的纸，很有心。', 'The test page in the box is a lovely idea.'],
      ['笔尖有弹性，写签名好看。', 'The nib has spring, and signatures look good.'],
    ],
    reservations: [['出墨偏多，薄纸会洇。', 'A wet writer; thin paper bleeds.']],
    complaints: [['第一次上墨有点刮，冲洗后好了。', 'Scratchy until I flushed it.']],
  },
  'colored-pencils': {
    praise: [
      ['蓝盖黄真的出绿，孩子看呆了。', 'Blue over yellow made green, and my kid stared.'],
      ['掉地上两回，芯没断。', 'Dropped twice and no broken leads.'],
      ['漆色和画出来的颜色对得上。', 'The paint matches what ends up on the page.'],
    ],
    reservations: [['软芯用得快，要常削。', 'Soft leads need sharpening often.']],
    complaints: [['白色那支几乎用不上。', 'The white one is next to useless.']],
  },
  'river-inks': {
    praise: [
      ['干了边上一圈深色，写什么都好看。', 'The dark rim makes anything look good.'],
      ['停了两周没写，笔没堵。', 'Two weeks unused and the pen did not clog.'],
      ['瓶底收窄，吸到见底也不用歪着。', 'The narrow base means no tilting for the last of it.'],
    ],
    reservations: [['干得慢，左手写会蹭。', 'Slow to dry, so lefties beware.']],
    complaints: [['颜色比色卡上淡。', 'Paler than the swatch.']],
  },
  'turned-pen-cup': {
    praise: [
      ['笔扔进去没有声音，开会时很好。', 'Pens drop in without a sound, good in meetings.'],
      ['年轮一直到筒口，转着看都不一样。', 'The rings run to the rim; every side is different.'],
      ['碰一下会自己站回来。', 'Knock it and it stands back up.'],
    ],
    reservations: [['只放得下十来支笔。', 'It holds about ten pens.']],
    complaints: [['毛毡边上有一点翘。', 'The felt lifts at the edge.']],
  },
  'terracotta-pen-cup': {
    praise: [
      ['剪刀、尺子、一把笔，都装下了。', 'Scissors, a ruler and a fistful of pens all fit.'],
      ['拿来养绿萝，长得很好。', 'I grow a pothos in mine, and it is thriving.'],
      ['摸着涩涩的，很舒服。', 'A dry, pleasant feel.'],
    ],
    reservations: [['陶土外壁会沾墨，擦不太掉。', 'Ink marks the bare outside for good.']],
    complaints: [['底没磨平，玻璃桌上会响。', 'The base is rough and rattles on glass.']],
  },
  'walnut-desk-tray': {
    praise: [
      ['睡前把口袋倒进去，早上不再找钥匙。', 'Pockets empty into it, and I no longer hunt for keys.'],
      ['格底是弧的，回形针一拨就起来。', 'The curved floor lets me pick up a paper clip.'],
      ['长格放得下钢笔和尺，桌面清爽多了。', 'The long well takes a pen and a ruler, and my desk is clear.'],
    ],
    reservations: [['格子浅，堆多了会滚出来。', 'The wells are shallow, so a pile rolls out.']],
    complaints: [['软木边上有一处没贴牢。', 'The cork came loose at one corner.']],
  },
};
