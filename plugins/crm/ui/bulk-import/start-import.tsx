import { type Answer, Card, EarlierImports, FileDrop, Page, TemplateButton, toastProblem, upload, useT } from '@core/ui'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'

/** Megabytes that a file may have (G-UPL). */
const limit = 10

type Loaded = Answer<'post', '/api/flow/loadimportfile'>

/** A file of dossiers to begin with, or an earlier import to look at. */
export function StartImport({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useT('crm')
  const [part, setPart] = useState<number>()

  async function take([file]: File[]): Promise<void> {
    if (!file) return
    setPart(0)
    try {
      const { importfile_id } = await upload<Loaded>('/api/flow/loadimportfile', file, {}, 'importExcel', setPart)
      onOpen(importfile_id)
    } catch (error) {
      toastProblem(error)
    }
    setPart(undefined)
  }

  return (
    <Page title={t('bulkImport')} crumbs={[{ title: t('flows'), to: '/flow_overview' }]} layout="narrow">
      <div className="vk-stack">
        <Card title={t('bulkFile')} actions={<TemplateButton resource="/api/flow" />}>
          <div className="vk-stack">
            <p className="vk-text-2">{t('bulkFileText')}</p>
            <FileDrop
              icon={IconFileSpreadsheet}
              accept=".xlsx,.csv,.txt"
              limit={limit}
              busy={part !== undefined}
              progress={part}
              help={t('bulkFileHelp', { limit })}
              onFiles={take}
            />
          </div>
        </Card>
        <EarlierImports resource="/api/flow" onOpen={onOpen} />
      </div>
    </Page>
  )
}
