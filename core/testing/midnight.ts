import { addDays, DUTCH, startOfDay, today, type Zoned } from '@core/time/today'

/** As long as what a test says of one day takes at most. */
const ROOM_MS = 20_000

/** For tests that say something of today: shortly before midnight they wait, so that today stays today until their end. */
export async function clearOfMidnight(zoned: Zoned = DUTCH): Promise<void> {
  const left = startOfDay(addDays(today(zoned), 1), zoned).getTime() - Date.now()
  if (left < ROOM_MS) await new Promise(resolve => setTimeout(resolve, left + 1))
}
