// The words that open and close Make it yours; those inside are in make-it-yours.ts, which loads with the window.
export const yoursWords = {
  title: 'Make it yours',
  close: 'Close',
}
