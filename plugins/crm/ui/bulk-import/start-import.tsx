import { type Answer, Card, Page, useT } from '@core/ui'
import { EarlierImports, TemplateButton } from '@core/ui/lists'
import { FileUpload } from '@core/ui/records'
import { IconFileSpreadsheet } from '@tabler/icons-react'

/** Megabytes that a file may have (G-UPL). */
const limit = 10

type Loaded = Answer<'post', '/api/flow/loadimportfile'>

/** A file of dossiers to begin with, or an earlier import to look at. */
export function StartImport({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useT('crm')
  return (
    <Page title={t('bulkImport')} crumbs={[{ title: t('flows'), to: '/flow_overview' }]} layout="narrow">
      <div className="vk-stack">
        <Card title={t('bulkFile')} actions={<TemplateButton resource="/api/flow" />}>
          <div className="vk-stack">
            <p className="vk-text-2">{t('bulkFileText')}</p>
            <FileUpload<Loaded>
              path="/api/flow/loadimportfile"
              name="importExcel"
              icon={IconFileSpreadsheet}
              accept=".xlsx,.csv,.txt"
              limit={limit}
              help={t('bulkFileHelp', { limit })}
              onUploaded={({ importfile_id }) => onOpen(importfile_id)}
            />
          </div>
        </Card>
        <EarlierImports resource="/api/flow" onOpen={onOpen} />
      </div>
    </Page>
  )
}
