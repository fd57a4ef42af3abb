import { answerFromMemory } from '../gallery/fake-api.ts'
import { frameRoute, sectionRoutes } from '../gallery/routes.tsx'
import { visitor } from '../gallery/visitor.ts'
import { openRoutes } from './open-routes.tsx'

answerFromMemory()

/**
 * Opens a page of the gallery in the DOM of the process: every part of the kit, without layout and without a server.
 *
 * @param company of whoever looks; what a browser keeps per company is read once
 */
export async function openGallery(path: string, company = visitor.currentcompany_id): Promise<void> {
  await openRoutes(path, sectionRoutes(), {
    user: { ...visitor, currentcompany_id: company },
    others: [frameRoute()],
  })
}
