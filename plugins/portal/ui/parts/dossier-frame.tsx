import { type Answer, useT } from '@core/ui'
import type { ReactNode } from 'react'
import { PortalFrame } from './portal-frame'
import '../screens/document-page.css'
import '../screens/flow-page.css'

export type Dossier = Answer<'get', '/api/flow/{hash}/getbycustomer'>

interface DossierFrameProps {
  /** Which page of the dossier it is. */
  page: 'flow' | 'messages' | 'form'
  flow: Dossier
  hash: string
  title: string
  /** The page itself. */
  sheet: ReactNode
  /** Beside it, or below it on a phone. */
  side: ReactNode
}

/** Around every page of a dossier: its company, and the way to its other pages. */
export function DossierFrame({ page, flow, hash, title, sheet, side }: DossierFrameProps) {
  const t = useT('portal')
  const links = [
    { label: t('flow'), to: `/customer_flow_detail/${hash}`, current: page === 'flow' },
    ...flow.documents.map(other => ({
      label: [other.noun, other.number].filter(Boolean).join(' '),
      to: `/${other.page}/${other.hash}`,
    })),
    ...(page === 'messages' ? [{ label: t('messages'), to: `/customer_communicator/${hash}`, current: true }] : []),
  ]
  return (
    <PortalFrame company={flow.company} logo={`/api/flow/${hash}/getflowlogobycustomer`} links={links} title={title}>
      <div className="portal-sheet-and-side portal-flow">
        <article className="portal-paper">{sheet}</article>
        <aside className="portal-side">{side}</aside>
      </div>
    </PortalFrame>
  )
}
