import type { Starting } from '@core/http/answer-not-ready'
import { type App, type StartOptions, startApp } from '@core/main'
import { isEmpty, seedDemo } from '@core/seed/seed-demo'

interface Doors extends StartOptions {
  /** Whether a database without companies gets the demo companies. */
  readonly demo: boolean
  /** Answers until the app does; nobody asks a worker. */
  readonly waiting?: Starting | undefined
}

/** Starts the platform, and lets people in once there is somebody who can sign in. */
export const openDoors = ({ demo, waiting, ...options }: Doors): Promise<App> =>
  startApp({
    ...options,
    beforeListening: async platform => {
      if (demo && (await isEmpty(platform))) {
        tell('De voorbeeldbedrijven worden gevuld …', waiting)
        await seedDemo(platform)
      }
      await waiting?.stop()
    },
  })

/** Says what the start is doing, here and to whoever comes in meanwhile. */
export function tell(doing: string, waiting: Starting | undefined): void {
  console.log(doing)
  waiting?.tell(doing)
}
