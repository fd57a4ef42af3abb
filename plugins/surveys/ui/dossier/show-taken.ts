import { call, Problem, refreshCalls } from '@core/ui'

const EVERY_MS = 1500
const PATIENCE_MS = 5 * 60_000

/**
 * Shows the photos and files of copied forms as they come: a job copies them after the server answered, and whoever opens a
 * copy at once has read it without.
 *
 * @param count of photos and files that are to come
 */
export async function showTaken(flowId: number, copies: readonly number[], count: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (let shown = 0; shown < count && Date.now() < until; ) {
    await new Promise(done => setTimeout(done, EVERY_MS))
    const forms = await call('get', '/api/flow/{id}/formstocopy', { params: { path: { id: flowId } } }).catch(
      whenUnreachable,
    )
    if (forms === 'refused') return
    const there = forms.reduce((sum, { id, taken }) => sum + (copies.includes(id) ? taken : 0), 0)
    if (there <= shown) continue
    shown = there
    await refreshCalls('/api/flowdataitem/{id}/getpictures', '/api/attachedfile', '/api/flow/{id}/flowdataitems')
  }
}

const whenUnreachable = (error: unknown) => (error instanceof Problem && error.unreachable ? [] : 'refused')
