import { copyText, Drawer, download, LoadingState, toast, toastProblem, useT } from '@core/ui'
import { lazy, Suspense, useState } from 'react'
import {
  askForNew,
  type CustomerDocument,
  chooseOption,
  earlierMessages,
  reread,
  writeMessage,
} from '../customer-document'
import { DocumentSheet, linksOf } from './document-sheet'
import { groupId, groupToChoose } from './option-groups'
import { PortalFrame } from './portal-frame'
import { useComeBack } from './use-come-back'
import { useQuestions } from './use-questions'

// Only who signs, asks or turns down needs these.
const ApproveDialog = lazy(() => import('./approve-dialog'))
const RejectDialog = lazy(() => import('./reject-dialog'))
const Conversation = lazy(() => import('./conversation'))
const ThankYou = lazy(() => import('./thank-you'))
const PayBar = lazy(() => import('./pay-bar'))
const TransferCard = lazy(() => import('./transfer-card'))

type Open = 'approve' | 'reject' | 'messages' | 'thanks' | null

/** A document as its customer reads it: a page, not a picture of paper; the amount and the next step never out of sight. */
export function ShownDocument({ document }: { document: CustomerDocument }) {
  const t = useT('portal')
  const { kind, hash } = document
  const [open, setOpen] = useState<Open>(null)
  const [changed, setChanged] = useState<string | null>(null)
  const [choosing, setChoosing] = useState<number | null>(null)

  useQuestions(() => setOpen('messages'))

  const save = () => void download(`/api/${kind}/${hash}/downloadbycustomer`).catch(toastProblem)
  const close = () => setOpen(null)
  const done = async (next: Open, notice: string | null = null) => {
    setOpen(next)
    setChanged(notice)
    await reread(kind)
    window.scrollTo({ top: 0 })
  }
  /** One choice after the other; nothing is disabled meanwhile, so that who chooses by keys stays where they are. */
  const choose = async (item_id: number, selected: boolean, amount?: number) => {
    if (choosing !== null) return
    setChoosing(item_id)
    try {
      await chooseOption(kind, hash, { item_id, selected, ...(amount === undefined ? {} : { amount }) })
      await reread(kind)
    } catch (error) {
      toastProblem(error)
    } finally {
      setChoosing(null)
    }
  }
  const renew = async () => {
    try {
      await askForNew(kind, hash)
      toast(t('newAskedToast'))
      await reread(kind)
    } catch (error) {
      toastProblem(error)
    }
  }
  /** What still has to be chosen is told before anybody signs. */
  const approve = () => {
    const group = groupToChoose(document)
    if (!group) return setOpen('approve')
    setChanged(t('chooseFirst', { group: group.title }))
    window.document.getElementById(groupId(group))?.scrollIntoView({ block: 'center' })
  }
  const cameBack = useComeBack(document)
  return (
    <>
      {open === 'thanks' ? (
        <PortalFrame
          company={document.company}
          logo={`/api/${kind}/${hash}/getlogobycustomer`}
          links={linksOf(document, t('flow'))}
          onMessages={() => setOpen('messages')}
          title={[document.noun, document.number].filter(Boolean).join(' ')}
        >
          <Suspense fallback={<LoadingState lines={6} />}>
            <ThankYou document={document} onDownload={save} onBack={close} />
          </Suspense>
        </PortalFrame>
      ) : (
        <DocumentSheet
          document={document}
          notice={changed ? { tone: 'warn', text: changed } : cameBack}
          paying={
            document.to_be_paid
              ? {
                  bar: (
                    <Suspense fallback={null}>
                      <PayBar document={document} onAsk={() => setOpen('messages')} />
                    </Suspense>
                  ),
                  transfer: (
                    <Suspense fallback={null}>
                      <TransferCard hash={hash} />
                    </Suspense>
                  ),
                }
              : null
          }
          acts={{
            approve,
            reject: () => setOpen('reject'),
            ask: () => setOpen('messages'),
            renew: () => void renew(),
            save,
            saveFile: code => void download(`/api/${kind}/${hash}/${code}bycustomer`).catch(toastProblem),
            saveAttachment: id => void download(`/api/attachment/${id}/getbycustomer?hash=${hash}`).catch(toastProblem),
            copy: text => void copyText(text),
            choosing: document.can_approve ? { busy: choosing, choose: (...choice) => void choose(...choice) } : null,
          }}
        />
      )}
      <Suspense fallback={null}>
        {open === 'approve' && (
          <ApproveDialog
            document={document}
            onClose={close}
            onDone={() => void done('thanks')}
            onChanged={text => void done(null, text)}
          />
        )}
        {open === 'reject' && (
          <RejectDialog
            document={document}
            onClose={close}
            onDone={() => void done(null)}
            onChanged={text => void done(null, text)}
          />
        )}
        {open === 'messages' && (
          <Drawer title={t('askTitle')} onClose={close}>
            <Conversation
              newest={document}
              readEarlier={before => earlierMessages(kind, hash, before)}
              company={document.company.name}
              send={async content => {
                await writeMessage(kind, hash, content)
                await reread(kind)
              }}
            />
          </Drawer>
        )}
      </Suspense>
    </>
  )
}
