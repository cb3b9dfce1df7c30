// The words of the Complete screen; the first two lines are the owner's own (R27).
export const completeWords = {
  tab: 'Order Complete! Burritoful',
  title: 'Order Complete!',
  line: 'Have a Burritoful Day!',
  noOrder: 'No order from this browser yet.',
  unknown: 'We cannot find the order of this browser any more.',
  help: 'Four burritos are one tap away.',
  usualEnding: 'How we would rather have ended:',
}
