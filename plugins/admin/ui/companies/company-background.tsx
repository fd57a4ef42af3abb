import { Button, Card, SecureImage, useSave, useT } from '@core/ui'
import { FileUpload, useOnePicture } from '@core/ui/records'
import { IconTrash } from '@tabler/icons-react'
import './company-background.css'

/** The picture beside the sign-in form at the host names of a company (G-BRAND). */
export function CompanyBackground({ companyId }: { companyId: number }) {
  const t = useT('admin')
  const picture = useOnePicture(t('backgroundSaved'))
  const remove = useSave('post', '/api/company/{id}/deletebackground')
  return (
    <Card
      title={t('background')}
      actions={
        picture.present && (
          <Button
            size="small"
            variant="minimal"
            icon={IconTrash}
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { path: { id: companyId } } }, picture.changed)}
          >
            {t('backgroundRemove')}
          </Button>
        )
      }
    >
      <div className="vk-stack admin-background">
        <p className="vk-text-2">{t('backgroundHelp')}</p>
        <SecureImage
          key={picture.version}
          path={`/api/company/${companyId}/getbackground?v=${picture.version}`}
          alt={t('background')}
          onLoad={picture.arrived}
        />
        <FileUpload
          path={`/api/company/${companyId}/updatebackground`}
          accept="image/*"
          limit={10}
          onUploaded={picture.replaced}
        />
      </div>
    </Card>
  )
}
