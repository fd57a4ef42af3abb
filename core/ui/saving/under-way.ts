/** Writes that are not done yet, also of a document that was left. */
let underWay = 0
const askBeforeClosing = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Counts a write that begins or ends; while one is under way the browser asks before it closes the window. */
export function countUnderWay(change: 1 | -1): void {
  underWay += change
  if (underWay) addEventListener('beforeunload', askBeforeClosing)
  else removeEventListener('beforeunload', askBeforeClosing)
}
