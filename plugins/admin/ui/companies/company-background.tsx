import { Button, Card, FileDrop, SecureImage, toast, toastProblem, upload, useSave, useT } from '@core/ui'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import './company-background.css'

/** The picture beside the sign-in form at the host names of a company (G-BRAND). */
export function CompanyBackground({ companyId }: { companyId: number }) {
  const t = useT('admin')
  const [version, setVersion] = useState(0)
  const [busy, setBusy] = useState(false)
  const remove = useSave('post', '/api/company/{id}/deletebackground')
  const [present, setPresent] = useState(false)
  const shown = () => {
    setPresent(false)
    setVersion(version + 1)
  }

  async function replace([file]: File[]): Promise<void> {
    if (!file) return
    setBusy(true)
    try {
      await upload(`/api/company/${companyId}/updatebackground`, file)
      shown()
      toast(t('backgroundSaved'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card
      title={t('background')}
      actions={
        present && (
          <Button
            size="small"
            variant="minimal"
            icon={IconTrash}
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { path: { id: companyId } } }, shown)}
          >
            {t('backgroundRemove')}
          </Button>
        )
      }
    >
      <div className="vk-stack admin-background">
        <p className="vk-text-2">{t('backgroundHelp')}</p>
        <SecureImage
          key={version}
          path={`/api/company/${companyId}/getbackground?v=${version}`}
          alt={t('background')}
          onLoad={() => setPresent(true)}
        />
        <FileDrop accept="image/*" limit={10} busy={busy} onFiles={replace} />
      </div>
    </Card>
  )
}
