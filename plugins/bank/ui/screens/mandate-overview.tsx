import { Button, formatDate, Link, type RowOf, useT } from '@core/ui'
import { ResourceModal } from '@core/ui/forms'
import { ResourceList } from '@core/ui/lists'
import sepamandate from '@openapi/fields/sepamandate'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'

type Mandate = RowOf<'/api/sepamandate'>

/** What customers signed so that their invoices may be collected. */
export default function MandateOverview() {
  const t = useT('bank')
  const [opened, open] = useState<Mandate | 'new' | null>(null)
  const button = (
    <Button variant="primary" icon={IconPlus} onClick={() => open('new')}>
      {t('newMandate')}
    </Button>
  )
  return (
    <>
      <ResourceList
        of={sepamandate}
        title={t('mandates')}
        what={t('mandatesLower')}
        crumbs={[
          { title: t('title'), to: '/bank' },
          { title: t('debits'), to: '/bank_debits' },
        ]}
        sort="-signed_on"
        searchable={false}
        onOpen={open}
        columns={[
          { field: 'reference', width: 150, phone: 'meta' },
          {
            field: 'relation_id',
            width: 220,
            phone: 'title',
            exported: 'relation_fullname',
            render: row => <Link to={`/relation_detail/${row.relation_id}`}>{row.relation_fullname}</Link>,
          },
          { field: 'holder', width: 200, hidden: true },
          { field: 'iban', width: 210, phone: 'value' },
          { field: 'scheme', width: 200 },
          { field: 'kind', width: 120 },
          { field: 'signed_on', width: 120, render: row => formatDate(row.signed_on) },
          { field: 'ended_on', width: 120, phone: 'aside', render: row => row.ended_on && formatDate(row.ended_on) },
        ]}
        rowActions={row => [{ key: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => open(row) }]}
        removal={{ to: 'nowhere', question: count => t('deleteMandate', { count }) }}
        actions={button}
        empty={{ text: t('mandatesEmpty'), actions: button }}
      />
      {opened && (
        <ResourceModal
          of={sepamandate}
          record={opened === 'new' ? null : opened}
          title={t(opened === 'new' ? 'newMandate' : 'kind_sepamandate')}
          layout={['relation_id', ['reference', 'signed_on'], 'holder', 'iban', 'scheme', ['kind', 'ended_on']]}
          onSaved={() => open(null)}
          onClose={() => open(null)}
        />
      )}
    </>
  )
}
