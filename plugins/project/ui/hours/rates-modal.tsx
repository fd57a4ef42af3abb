import { call, type RowOf, refreshCalls, useCall, useT } from '@core/ui'
import { FormModal } from '@core/ui/forms'

type Rate = RowOf<'/api/hourrate'>

/** What an hour of each colleague costs. */
export function RatesModal({ onClose }: { onClose: () => void }) {
  const t = useT('project')
  const users = useCall('get', '/api/user', {
    params: { query: { limit: 200, user_type: 'standard,sales,project,external,support,dummy' } },
  })
  const rates = useCall('get', '/api/hourrate')
  if (!users.data || !rates.data) return null
  const people = rowsOf(users.data)
  const known = rowsOf(rates.data)
  return (
    <FormModal<Record<string, number | null>, unknown>
      title={t('rates')}
      fields={people.map(({ id, fullname }) => ({ name: nameOf(id), label: fullname, kind: 'money', width: 'half' }))}
      values={Object.fromEntries(people.map(({ id }) => [nameOf(id), rateOf(known, id)]))}
      onSave={async values => {
        for (const { id } of people)
          await save(
            known.find(rate => rate.user_id === id),
            id,
            values[nameOf(id)] ?? null,
          )
        return null
      }}
      onSaved={() => void refreshCalls('/api/hourrate', '/api/project')}
      onClose={onClose}
    >
      <p className="vk-meta">{t('ratesText')}</p>
    </FormModal>
  )
}

const nameOf = (id: number): string => `user${id}`
const rateOf = (rates: readonly Rate[], id: number): number | null =>
  rates.find(({ user_id }) => user_id === id)?.rate ?? null
const rowsOf = <Row,>(answer: readonly Row[] | { data: readonly Row[] }): readonly Row[] =>
  'data' in answer ? answer.data : answer

async function save(had: Rate | undefined, user_id: number, rate: number | null): Promise<void> {
  if ((had?.rate ?? null) === rate) return
  if (!had) await call('post', '/api/hourrate', { body: { user_id, rate: rate ?? 0 } })
  else if (rate === null) await call('delete', '/api/hourrate/{id}', { params: { path: { id: had.id } } })
  else await call('patch', '/api/hourrate/{id}', { params: { path: { id: had.id } }, body: { rate } })
}
