from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("sittings", "0002_order"),
    ]

    operations = [
        migrations.AddField(
            model_name="sitting",
            name="holding",
            field=models.CharField(blank=True, max_length=16),
        ),
    ]
