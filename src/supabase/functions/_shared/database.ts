/** The tables as the functions use them. */
import type { SupabaseClient } from '@supabase/supabase-js';

export const ROLES = ['Admin', 'Editor', 'Writer'] as const;
export type Role = (typeof ROLES)[number];

export type ProfileRow = {
  id: string;
  username: string;
  role: Role | null;
  email: string | null;
  updated_at: string;
};

export type ArticleRow = {
  slug: string;
  earlier_slugs: string[];
  title: string;
  content: string;
  excerpt: string;
  status: 'Draft' | 'Published';
  tags: string[];
  image_url: string;
  image_description: string;
  meta_title: string;
  meta_description: string;
  meta_keywords: string;
  schema_markup: string;
  views: number;
  read_time: number;
  author_id: string;
  author_name: string;
  created_at: string;
  updated_at: string;
};

export type ChannelRow = {
  id: string;
  name: string;
  category: string;
  stream_url: string;
  logo_url: string;
  is_featured: boolean;
  created_at: string;
  updated_at: string;
};

type Table<Row> = { Row: Row; Insert: Row; Update: Partial<Row>; Relationships: [] };

export interface Database {
  public: {
    Tables: {
      profiles: Omit<Table<ProfileRow>, 'Insert'> & { Insert: Omit<ProfileRow, 'updated_at'> };
      articles: Table<ArticleRow>;
      channels: Table<ChannelRow>;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
}

/** A client with the secret key: policies do not hold it back, so each function checks its caller. */
export type AdminClient = SupabaseClient<Database>;
