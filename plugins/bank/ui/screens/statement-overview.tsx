import { formatDate, formatMoney, Tag, useT } from '@core/ui'
import { ResourceList } from '@core/ui/lists'
import bankstatement from '@openapi/fields/bankstatement'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Statements that were imported, and where some are missing. */
export default function StatementOverview() {
  const t = useT('bank')
  return (
    <ResourceList
      of={bankstatement}
      title={t('statements')}
      what={t('statementsLower')}
      crumbs={[{ title: t('title'), to: '/bank' }]}
      sort="-until_day"
      searchable={false}
      columns={[
        {
          field: 'until_day',
          header: t('period'),
          width: 200,
          phone: 'title',
          render: row => `${formatDate(row.from_day)} – ${formatDate(row.until_day)}`,
        },
        { field: 'bankaccount_id', width: 200, phone: 'meta', exported: 'iban', render: row => row.iban },
        { field: 'number', width: 110 },
        { field: 'opening_balance', width: 130, render: row => formatMoney(row.opening_balance, { sign: false }) },
        {
          field: 'closing_balance',
          width: 130,
          phone: 'value',
          render: row => formatMoney(row.closing_balance, { sign: false }),
        },
        { field: 'line_count', width: 90, align: 'right' },
        { field: 'new_count', width: 120, align: 'right' },
        {
          field: 'expected_balance',
          header: t('complete'),
          width: 170,
          sortable: false,
          exported: false,
          phone: 'aside',
          render: row =>
            row.expected_balance === null ? null : (
              <span
                title={t('gap', {
                  expected: formatMoney(row.expected_balance),
                  opening: formatMoney(row.opening_balance),
                })}
              >
                <Tag tone="warn" icon={IconAlertTriangle}>
                  {t('missingBefore')}
                </Tag>
              </span>
            ),
        },
        { field: 'filename', width: 180, hidden: true },
        { field: 'user_id', width: 140, hidden: true, exported: 'user_fullname', render: row => row.user_fullname },
      ]}
      empty={{ text: t('statementsEmpty') }}
    />
  )
}
