/** Why an article was not read or saved. */
export const articleFaults = {
  saveFailedDefault: 'Save operation failed. Check permissions or data.',
  notFound: 'Article not found.',
  missing: (id: string) => `Article with ID ${id} not found.`,
  mayNotEdit: "You don't have permission to edit this article.",
  changedElsewhere: 'This article was changed elsewhere since you opened it.',
} as const;
