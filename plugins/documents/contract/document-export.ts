import type { StatisticExport } from '@plugins/settings/contract/figures'

/** What statistics export of a kind of document: which of them by which day, with the columns that all kinds have (G-SEXP). */
export const documentExport = ({
  where,
  ...of
}: Omit<StatisticExport, 'columns' | 'dossier' | 'where'> &
  Partial<Pick<StatisticExport, 'where'>>): StatisticExport => ({
  ...of,
  where: { is_template: false, ...where },
  columns: [
    'number',
    'documentdate',
    'relation_fullname',
    'status',
    'date_send',
    'date_approved',
    'amount_exc_vat',
    'amount_inc_vat',
  ],
  dossier: 'flow_id',
})
