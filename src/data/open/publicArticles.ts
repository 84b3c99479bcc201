import { localArticles } from '../local/publicArticles';
import type { PublicArticles } from '../publicArticles';
import { supabaseArticles } from '../supabase/publicArticles';

/** The stored articles of the backend that this build is for. */
export const publicArticles: PublicArticles = SUPABASE_URL ? supabaseArticles : localArticles;
