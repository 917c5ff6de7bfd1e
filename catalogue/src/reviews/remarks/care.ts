import type { PhraseBank } from '../phrases/phraseBank.ts';

/** Review phrases about products of 个护美肤. */
export const careRemarks: Readonly<Record<string, PhraseBank>> = {
  'squalane-oil': {
    praise: [
      ['三滴抹全脸，枕套上没有油印。', 'Three drops, and nothing on the pillowcase.'],
      ['冬天混在面霜里，脸不紧了。', 'Mixed into my cream in winter, and no more tightness.'],
      ['真的没什么味道，先生也用。', 'No smell at all; my husband uses it too.'],
    ],
    reservations: [['滴管吸得多，手要稳。', 'The dropper is generous, so go slowly.']],
    complaints: [['夏天我的脸用着偏油。', 'Too rich for my skin in summer.']],
  },
  'vitamin-serum': {
    praise: [
      ['像水一样，抹开就上防晒，没搓泥。', 'Thin as water, and sunscreen goes on top without pilling.'],
      ['隔天用起，没有不舒服。', 'I started every other day and had no trouble.'],
      ['小瓶好，没变色就用完了。', 'A small bottle is right; I finish it before it turns.'],
    ],
    reservations: [['有一点点铁锈味，抹上就散。', 'A faint metallic smell that goes at once.']],
    complaints: [['收到颜色已经偏黄，客服换了。', 'Mine was already yellow; they exchanged it.']],
  },
  'chamomile-toner': {
    praise: [
      ['拍两下就进去，不用等。', 'Two pats and it is in.'],
      ['闻着像凉了的花草茶。', 'It smells like herb tea gone cold.'],
      ['内塞好，倒在包里也没漏。', 'The stopper works; it lay in my bag and did not leak.'],
    ],
    reservations: [['瓶子高，浴室柜要放平。', 'A tall bottle; mine has to lie down in the cabinet.']],
    complaints: [['出水慢，要甩几下。', 'It comes out slowly and needs a shake.']],
  },
  'oat-body-cream': {
    praise: [
      ['抹完马上穿牛仔裤也不黏。', 'Jeans straight after, and nothing sticks.'],
      ['有一点麦片的味道，很安心。', 'It smells faintly of porridge, in a good way.'],
      ['一勺真够两条腿。', 'One scoop really does both legs.'],
    ],
    reservations: [['罐装要用勺，旅行不太方便。', 'A jar and scoop are awkward for travel.']],
    complaints: [['化开有点慢，要多揉两下。', 'It takes some rubbing in.']],
  },
  'night-cream': {
    praise: [
      ['早上醒来脸是软的，不绷。', 'I wake up soft and not tight.'],
      ['掌心搓开再按，真的不用推。', 'Warm it, press it, done.'],
      ['换季那阵子，脸没再起皮。', 'No flaking this year when the weather turned.'],
    ],
    reservations: [['夏天我只用一半的量。', 'In summer I use half as much.']],
    complaints: [['刚抹上有点亮，要等几分钟。', 'It leaves a shine for a few minutes.']],
  },
  'fern-hand-wash': {
    praise: [
      ['切完蒜洗一遍，手上闻不到了。', 'One wash after garlic and the smell is gone.'],
      ['一天洗十几回，手背没起皮。', 'A dozen washes a day and my hands are fine.'],
      ['一冲就干净，手上不滑。', 'It rinses off quickly and leaves nothing slippery.'],
    ],
    reservations: [['泡沫少，开始不习惯。', 'Not much lather; it took getting used to.']],
    complaints: [['香味冲掉就没了，想留得久一点。', 'The scent goes down the drain with the foam. I wish it stayed.']],
  },
  'amber-shower-oil': {
    praise: [
      ['一碰水就变白，孩子洗澡都不闹了。', 'It turns white in water, and my daughter now likes her bath.'],
      ['冬天洗完不用再抹乳液。', 'In winter I skip the lotion.'],
      ['味道是橙皮，关了水还有一点。', 'Orange peel, and a little stays after the water stops.'],
    ],
    reservations: [['地会滑，记得冲一冲。', 'The floor gets slippery; rinse it.']],
    complaints: [['泵一次出得多，用得快。', 'The pump gives too much, so it goes fast.']],
  },
  'sea-salt-soak': {
    praise: [
      ['两勺下去，水摸着滑滑的。', 'Two scoops and the water turns silky.'],
      ['放在浴缸边，看着就想泡。', 'It sits by the tub and tempts me in.'],
      ['没浴缸，拿来泡脚也舒服。', 'I have no tub; it is my foot bath.'],
    ],
    reservations: [['底下几粒大的化得慢。', 'A few big grains dissolve slowly.']],
    complaints: [['浴室潮，结过块。', 'It clumped in our damp bathroom.']],
  },
  'clay-soap-bars': {
    praise: [
      ['泡沫很细，洗完手是润的。', 'A fine lather that leaves hands soft.'],
      ['每块大小不一样，看得出是手切的。', 'Every bar is a little different; you can tell it is cut by hand.'],
      ['放衣柜里当香块也行。', 'One lives in my drawer just for the smell.'],
    ],
    reservations: [['要沥干，泡着会软。', 'Let it drain or it goes soft.']],
    complaints: [['到手有一角碎了。', 'One corner was crumbled on arrival.']],
  },
  'soapberry-shampoo-bar': {
    praise: [
      ['出差带它，安检省事。', 'It goes through security without a word.'],
      ['头发干了不涩，第三次就习惯了。', 'My hair is fine once dry; by the third wash I was used to it.'],
      ['绳子挂起来沥干，用了两个月还有半块。', 'Hung up to dry, it is half gone after weeks.'],
    ],
    reservations: [['头两次洗会有点涩，要过渡。', 'The first two washes feel squeaky.']],
    complaints: [['长发要揉半天才起泡。', 'Long hair takes a lot of rubbing.']],
  },
  'rose-hand-cream': {
    praise: [
      ['抹完敲键盘没有指印。', 'Straight to the keyboard without prints.'],
      ['铝管卷到底，一点不浪费。', 'Roll the tube and nothing is wasted.'],
      ['味道压得低，开会抹也不尴尬。', 'The scent is low enough for meetings.'],
    ],
    reservations: [['盖子小，容易滚丢。', 'The cap is small and likes to roll away.']],
    complaints: [['管身折痕处渗过一点。', 'It leaked a little at a crease.']],
  },
  'sandalwood-comb': {
    praise: [
      ['湿头发从下往上梳，真不扯。', 'It goes through wet hair from the ends without pulling.'],
      ['不起静电，冬天摘帽子终于不炸毛。', 'No static; I can take my hat off again.'],
      ['拿近了才有檀香，刚好。', 'The scent is only there up close, as it should be.'],
    ],
    reservations: [['齿疏，细软头发要多梳两下。', 'The teeth are wide, so fine hair needs extra strokes.']],
    complaints: [['掉地上断了一根齿。', 'A tooth broke when I dropped it.']],
  },
};
