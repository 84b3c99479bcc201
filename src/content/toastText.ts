export interface ToastText {
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
}

export const good = (title: string, description: string): ToastText => ({
  title,
  description,
  variant: 'default',
});

export const bad = (title: string, description: string): ToastText => ({
  title,
  description,
  variant: 'destructive',
});
