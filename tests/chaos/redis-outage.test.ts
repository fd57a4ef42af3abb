import { expect, test } from 'bun:test'
import { freePort } from '@core/db/embedded/free-port'
import { testServer } from '@core/testing/server'
import { until } from './app-process'

const program = Bun.which('redis-server')

test.skipIf(!program)(
  'without Redis people work on while the process says it is not ready, and what waited is done when it is back',
  async () => {
    const port = await freePort()
    const start = () =>
      Bun.spawn([program ?? '', '--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
        stdin: 'ignore',
        stdout: 'ignore',
        stderr: 'ignore',
      })
    let redis = start()
    const server = await testServer({ env: { REDIS_URL: `redis://127.0.0.1:${port}` } })
    try {
      const ready = async () => (await server.anonymous.get('/readyz')).status === 200
      const { admin } = await server.company()
      await until(ready, () => 'Redis is not ready')
      redis.kill('SIGKILL')
      await redis.exited
      const made = await admin.post('/api/flow', { relation: { fullname: 'Jan' }, tags: ['ISDE'] })
      expect(made.status).toBe(201)
      expect((await admin.post('/api/quotation', { relation: { fullname: 'Jan' }, title: 'Zon' })).status).toBe(201)
      expect(await ready()).toBe(false)
      redis = start()
      await until(ready, () => 'It did not come back')
      await server.settled()
    } finally {
      await server.stop()
      redis.kill()
      await redis.exited
    }
  },
)
