import { Link, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import bankparty from '@openapi/fields/bankparty'
import '../widgets/bank.css'

/** Whose accounts are, as it was learned; forgetting one takes it away. */
export default function PartyOverview() {
  const t = useT('bank')
  return (
    <ResourceList
      of={bankparty}
      title={t('parties')}
      what={t('partiesLower')}
      crumbs={[{ title: t('title'), to: '/bank' }]}
      sort="iban"
      searchable={false}
      columns={[
        { field: 'iban', width: 220, phone: 'title' },
        { field: 'name', width: 220, phone: 'meta' },
        {
          field: 'relation_id',
          width: 240,
          phone: 'value',
          exported: 'relation_fullname',
          render: row => <Link to={`/relation_detail/${row.relation_id}`}>{row.relation_fullname}</Link>,
        },
      ]}
      header={<p className="bank-intro vk-text-2">{t('partiesText')}</p>}
      removal={{ to: 'nowhere', question: count => t('forgetTitle', { count }) }}
      empty={{ text: t('partiesEmpty') }}
    />
  )
}
