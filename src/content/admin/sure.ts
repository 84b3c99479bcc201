export const areYouSure = 'Are you absolutely sure?';
