import type { OnDevice } from '@core/ui'
import { formsOnDevice } from './forms-on-device'
import type { Owner } from './on-device'

/** The forms that wait on this device, for the bar of the frame. */
export default async function waitsOnDevice(user: Owner): Promise<readonly OnDevice[]> {
  return (await formsOnDevice(user)).map(({ id, name, count, asks }) => ({
    ...{ title: name, count, asks },
    to: `/flowdataitem_detail/${id}`,
  }))
}
