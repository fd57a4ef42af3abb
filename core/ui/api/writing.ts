let writing = 0

/** Counts a write until it is answered: a page that went away now would leave it unknown. */
export async function countWriting<T>(work: Promise<T>): Promise<T> {
  writing += 1
  try {
    return await work
  } finally {
    writing -= 1
  }
}

/** Whether something is being sent that is not answered yet. */
export const isWriting = (): boolean => writing > 0
