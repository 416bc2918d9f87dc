import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import type { AlertCategory } from '@/lib/domain/words';

interface CategoryOffersProps {
  categories: readonly AlertCategory[];
  onChoose: (category: AlertCategory) => void;
}

/** Offers to filter by the categories that the search names. */
export const CategoryOffers = ({ categories, onChoose }: CategoryOffersProps) =>
  categories.map((category, index) => (
    <Button key={category} size="small" onClick={() => onChoose(category)}>
      Show {category} alerts {index === 0 && <Kbd keys="↵" />}
    </Button>
  ));
