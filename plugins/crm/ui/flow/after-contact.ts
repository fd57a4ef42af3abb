/** What is on screen of a dossier after a moment of contact was noted. */
export const afterContact = { refresh: ['/api/note', '/api/user/getleadpipeline', '/api/action'] } as const
