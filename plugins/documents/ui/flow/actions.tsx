import type { RecordAction, RowOf, useT } from '@core/ui'
import { IconFileStack, IconFiles } from '@tabler/icons-react'
import { combineDocuments } from './combine-documents'

/** What can be done with the documents of dossiers. */
export default (t: ReturnType<typeof useT<'documents'>>): RecordAction<RowOf<'/api/flow'>>[] => [
  {
    key: 'combine',
    label: t('combine'),
    icon: IconFileStack,
    only: 'list',
    run: rows => combineDocuments(t, rows),
  },
  {
    key: 'copydocuments',
    label: t('copyDocuments'),
    icon: IconFiles,
    only: 'detail',
    to: row => `/flow_copydocuments/${row.id}`,
  },
]
