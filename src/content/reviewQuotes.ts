/** What the pictures of the review wall say, in their order; the alternative texts are made of it. */
interface ReviewQuote {
  name: string;
  stars: 4 | 5;
  title: string;
  text: string;
}

export const reviewQuotes: readonly ReviewQuote[] = [
  {
    name: 'Priya S.',
    stars: 5,
    title: 'Sorted in ten minutes',
    text: 'Set it up on the Fire Stick while the kettle boiled. The guide is tidy and the picture held all evening. Wish I had done it sooner.',
  },
  {
    name: 'Tom H.',
    stars: 4,
    title: 'Does what it says',
    text: 'Good picture and an easy guide. One short wobble on Sunday, then fine for the rest of the match.',
  },
  {
    name: 'Angela M.',
    stars: 5,
    title: 'Help that answers',
    text: 'I am not good with apps. I sent a message, a real person replied and stayed with me until the channels came up on my telly. Very patient.',
  },
  {
    name: 'Callum R.',
    stars: 5,
    title: 'Great for match day',
    text: 'Watched on the tablet in the garden, then on the big screen. Switching over took seconds. Happy with that.',
  },
  {
    name: 'Yusuf A.',
    stars: 4,
    title: 'Fair price, plain terms',
    text: 'No long contract, which is why I tried it. Three months in and I have renewed. I would like a bigger text size in the guide.',
  },
  {
    name: 'Bethan W.',
    stars: 5,
    title: 'Mum can use it',
    text: 'If my mum can find her soaps without ringing me, it is a good guide. Worth it for that alone.',
  },
  {
    name: 'Derek O.',
    stars: 4,
    title: 'Solid after a rocky start',
    text: 'The first evening kept pausing. Support asked me to use a cable instead of Wi-Fi. It has been steady ever since.',
  },
  {
    name: 'Sophie L.',
    stars: 5,
    title: 'Catch-up is the best bit',
    text: 'I work nights, so live telly was never for me. Now I start with last night’s programmes over breakfast.',
  },
  {
    name: 'Grace E.',
    stars: 5,
    title: 'Two screens, no rows',
    text: 'The children have cartoons on the tablet and we get the film on the telly. One plan covers both and nobody argues about the remote.',
  },
  {
    name: 'Marcin K.',
    stars: 4,
    title: 'Good choice of channels',
    text: 'Plenty for the whole family. News from home too. Search could be a bit quicker.',
  },
  {
    name: 'Hannah P.',
    stars: 5,
    title: 'Moved house, kept my telly',
    text: 'New flat, no aerial, no dish. I plugged the stick in, typed my details and everything was where I had left it. It felt like home.',
  },
  {
    name: 'Owen D.',
    stars: 4,
    title: 'Happy so far',
    text: 'A month in. Sharp picture on 40 Mb broadband, evenings included. I will look at the yearly plan next.',
  },
  {
    name: 'Fatima Z.',
    stars: 5,
    title: 'Clear from the start',
    text: 'They told me what speed I needed before I paid. They were right. I was watching the same day.',
  },
  {
    name: 'Ian C.',
    stars: 4,
    title: 'Steady on old broadband',
    text: 'We are in the sticks and it still works well. I pick the lower quality when it rains.',
  },
  {
    name: 'Niamh B.',
    stars: 4,
    title: 'Nearly perfect',
    text: 'Lovely for films and the series I missed. I asked for a reminder button and they thanked me for the idea. Four stars until it arrives!',
  },
  {
    name: 'Leon T.',
    stars: 4,
    title: 'Would tell a friend',
    text: 'In fact I told two. Easy to pay, easy to start, and somebody answers when you ask a question.',
  },
];
