import { serveWork } from '../serve-work'

/** What a trial asks of its process. */
export type Trial = { do: 'answer' | 'throw' | 'hang' | 'grow' | 'abort' } | { do: 'keep'; megabytes: number }

const kept: Buffer[] = []

serveWork((trial: Trial) => {
  switch (trial.do) {
    case 'answer':
      return {
        pid: process.pid,
        keeps: kept.length,
        secrets: Object.keys(process.env).filter(name => /KEY|URL/.test(name)),
      }
    case 'keep':
      kept.push(Buffer.alloc(trial.megabytes * 2 ** 20, 1))
      return { pid: process.pid, keeps: kept.length, secrets: [] }
    case 'throw':
      throw new Error('no such thing')
    case 'abort':
      return process.abort()
    case 'hang':
      for (;;);
    case 'grow':
      for (;;) kept.push(Buffer.alloc(2 ** 20, 1))
  }
})
